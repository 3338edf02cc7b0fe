"""Mail, where the host has set it up: `Mailer(options).send(address, subject, text)`.

A mail is plain text. Its links begin with `Mailer.link`, as the host has named the server: what a
visitor's browser says about it is nobody's business in a mail.
"""

import re
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

import aiosmtplib

from claimstead.server.options import Options

ADDRESS = re.compile(r"[^\s@<>(),;:\"\\\[\]]{1,64}@[A-Za-z0-9.-]{1,190}")
PATIENCE = 30
"""Seconds for each answer of the mail server."""


class MailFailed(OSError):
    """The mail server did not take it; it may be worth another try."""

    def __init__(self, why: str, *, is_final: bool = False) -> None:
        super().__init__(why)
        self.is_final = is_final
        """The server will never take this one."""


class Mailer:
    def __init__(self, options: Options) -> None:
        self._options = options

    @property
    def is_on(self) -> bool:
        """Whether the host has set up mail."""
        return self._options.mail_host is not None

    def link(self, path: str) -> str:
        """The whole address of a page of ours."""
        return f"{(self._options.public_address or '').rstrip('/')}{path}"

    async def send(
        self, address: str, subject: str, text: str, unsubscribe: str | None = None
    ) -> None:
        """Hand a mail to the host's mail server; `MailFailed` where it does not take it.

        `unsubscribe` is a link by which such mails end, with nothing to fill in (RFC 8058).
        """
        options = self._options
        try:
            await aiosmtplib.send(
                self.message(address, subject, text, unsubscribe),
                hostname=options.mail_host,
                port=options.mail_port,
                username=options.mail_user,
                password=options.mail_password,
                use_tls=options.mail_security == "tls",
                start_tls=options.mail_security == "starttls",
                timeout=PATIENCE,
            )
        except (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPSenderRefused) as error:
            raise MailFailed(type(error).__name__, is_final=_is_final(error)) from error
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError) as error:
            raise MailFailed(type(error).__name__) from error

    def message(
        self, address: str, subject: str, text: str, unsubscribe: str | None
    ) -> EmailMessage:
        """The mail with its headers. No name or text can add one: line breaks are refused."""
        if not is_address(address):
            raise MailFailed("address", is_final=True)
        sender = self._options.mail_sender or ""
        message = EmailMessage(policy=SMTP)
        message["From"] = Address("Claimstead", addr_spec=sender)
        message["To"] = Address(addr_spec=address)
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if unsubscribe is not None:
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message


def is_address(text: str) -> bool:
    """Whether this can be the address of a mailbox.

    >>> [is_address(text) for text in ("a@b.example", "a b@c.example", "a@b\\nBcc: c@d.example")]
    [True, False, False]
    """
    return ADDRESS.fullmatch(text) is not None and text.isascii()


def _is_final(error: Exception) -> bool:
    refused = getattr(error, "recipients", [error])
    return all(500 <= int(getattr(each, "code", 0) or 0) < 600 for each in refused)
