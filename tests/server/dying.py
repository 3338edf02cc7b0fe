"""How a process begins that will not live: small, since it is read by every process that dies."""

import os


def die(is_plain: bool) -> None:
    os._exit(1)


def die_with_compiler(is_plain: bool) -> None:
    if not is_plain:
        os._exit(1)
    os.environ["NUMBA_DISABLE_JIT"] = "1"
