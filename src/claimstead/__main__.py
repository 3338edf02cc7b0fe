"""The program: `python -m claimstead`, and the command `claimstead`."""

import os
import signal
import sys
from collections.abc import Sequence


def main() -> None:
    """Run a command; where the library alone is installed, say what brings the commands."""
    try:
        try:
            from claimstead.cli import main as run
        except ModuleNotFoundError as missing:
            sys.exit(_without_commands(missing, sys.argv[1:]))
        run()
    except KeyboardInterrupt:
        # Before a command was begun.
        sys.exit(128 + signal.SIGINT)


def _without_commands(missing: ModuleNotFoundError, words: Sequence[str]) -> int:
    from claimstead.core.extras import missing_extra
    from claimstead.language import speak, wished

    if list(words) == ["--version"]:
        import claimstead

        print(f"claimstead {claimstead.__version__}")
        return 0
    command = words[0] if words else ""
    refusal = missing_extra(missing.name, command)
    if refusal is None:
        raise missing
    language = wished(os.environ, words)
    speak(language)
    print(f"claimstead: {refusal.line(language)}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    main()
