"""Stands for what compiles the kernel: it says that it has begun, and is never done."""

import os
import time
from pathlib import Path

if __name__ == "__main__":
    with Path("started").open("a", encoding="utf-8") as file:
        file.write(f"{os.getpid()}\n")
    while True:
        time.sleep(1)
