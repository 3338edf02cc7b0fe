"""The server: HTTP and WebSocket."""
