"""The helper for waiting never takes a process that lives for one that has ended."""

import subprocess
import sys

from tests.waiting import family, worked

RESTLESS = """
import sys, threading
print("here", flush=True)
while True:
    threads = [threading.Thread(target=lambda: None) for _ in range(20)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
"""


def test_a_process_whose_threads_come_and_go_is_alive() -> None:
    command = [sys.executable, "-c", RESTLESS]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "here\n"
        seen = [family(process.pid) for _ in range(3000)]
        work = worked(process.pid)
        process.kill()
    assert seen == [[process.pid]] * 3000
    assert work > 0


def test_one_that_has_ended_has_no_family() -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    assert family(process.pid) == []
