"""A mail server for tests: aiosmtpd takes the mails and writes each to a file. Arguments: port, folder, user:password or nothing.

While the folder has a file `answer`, its text is the answer to every mail, such as `451 come back later`."""

import email
import email.policy
import json
import pathlib
import signal
import sys

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

port, folder, login = int(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
count = len(list(folder.glob("*.json")))


class Keep:
    async def handle_DATA(self, server, session, envelope):
        global count
        answer = folder / "answer"
        if answer.exists():
            return answer.read_text()
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        kept = {
            "from": envelope.mail_from,
            "to": envelope.rcpt_tos,
            "headers": {name.lower(): str(value) for name, value in mail.items()},
            "text": mail.get_content(),
        }
        half = folder / f"{count:04}.half"
        half.write_text(json.dumps(kept))
        half.rename(folder / f"{count:04}.json")
        count += 1
        return "250 taken"


def authenticate(server, session, envelope, mechanism, given):
    right = f"{given.login.decode()}:{given.password.decode()}" == login
    return AuthResult(success=right, handled=False)


options = {"authenticator": authenticate, "auth_required": True, "auth_require_tls": False} if login else {}
Controller(Keep(), hostname="127.0.0.1", port=port, **options).start()
signal.pause()
