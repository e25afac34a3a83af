# What the server says on the terminal.
server-listening = Syrtis is running at { $address }
server-stopped = Stopped. Everything is saved.
server-not-started = Could not start the server: { $why }
server-backed-up = Copied the database to { $file }.
server-no-backup = Could not copy the database: { $why }

# Why something was not done: one message for each code of the interface.
server-error-unreadable = The server can't make sense of this request.
server-error-options = No table can be set up with these options.
server-error-no-guest = Please enter a name first.
server-error-not-found = There is nothing here by that name, or you need an invitation.
server-error-forbidden = You are not allowed to do that.
server-error-taken = This seat is taken.
server-error-not-seated = You have no seat at this table.
server-error-wrong-time = You can't do that now.
server-error-late = The table has moved on. Please look again.
server-error-refused = The rules don't allow that.
server-error-no-action = The game has no such action.
server-error-undo = Everyone must agree to go back that far.
server-error-not-over = Secrets are shown after the game ends.
server-error-other-rules = This game needs a different version of the rules.
server-error-too-many = Too many requests. Try again in a moment.
server-error-too-large = This request is too large.
server-error-too-slow = This request took too long to arrive.
server-error-origin = The request came from another site.
server-error-trouble = Something went wrong on the server. Nothing was changed.

# Why options make no table.
server-option-range = Choose a value between { $min } and { $max }.
server-option-conflict = This can't be combined with “{ $other }”.
server-option-unreadable = This value is not allowed here.

# Why a table can't be changed, or a reaction can't be given.
server-change-host = Only the host can change the table.
server-change-begun = The table can be changed only until the game begins.
server-change-seat = { $who } has this seat and keeps it.
server-change-room = There would be no seat left for { $who }.
server-react-gone = This move has been taken back.

# Notices, for browsers and chats.
server-notice-turn = { $count ->
    [0] It’s your turn.
   *[other] It’s your turn. You’re playing with { $who }.
}
server-notice-over = { $count ->
    [0] The game is over.
   *[other] The game with { $who } is over.
}
server-notice-invitation = { $count ->
    [0] You’re invited to a table.
   *[other] You’re invited to a table with { $who }.
}
server-notice-rematch = { $count ->
    [0] Somebody wants to play again.
   *[other] Play again with { $who }?
}

# Why the server does not write to an address.
server-address-unreadable = This is not an address such as https://chat.example.org/hook.
server-address-https = The address must begin with https://.
server-address-credentials = The address must not contain a name or a password.
server-address-service = This browser’s push service is not known here. The operator can allow it.
server-address-own = Addresses in the server’s own network are not allowed.
server-apart = You can’t sit at this table: you have blocked somebody there, or somebody there has blocked you.
server-muted = The operator has stopped you from chatting for a while.
server-pass-void = This link or code doesn’t work: it is wrong, was used already, or is too old. Make a new one on a device where you are signed in.
server-passkey-address = Passkeys need a server with a name, not just an address of numbers.
server-passkey-wrong = This passkey isn’t known here, or it took too long. Try again.
server-mail-address = This is not a mail address such as ada@example.org.
server-mail-taken = This address belongs to another person here. Sign in with it instead.
server-token-void = This token is wrong, or was ended.
server-for-people = Programs can’t do this. Sign in as a person.
server-no-scope = This token doesn’t allow that. It lacks the right: { $scope }.
server-scope-read = look at tables and games
server-scope-play = play at its seats
server-scope-tables = make tables and take seats

# Mails.
server-mail-enter-subject = Sign in to { $site }
server-mail-enter =
    Open this link and press the button there to sign in to { $site }:

    { $link }

    It works once, within { $minutes } minutes. If you didn’t ask for it, do nothing: nobody gets in without this mail.
server-mail-confirm-subject = Your mail address for { $site }
server-mail-confirm =
    Somebody wants to use this mail address at { $site }. If it was you, open this link and press the button there:

    { $link }

    If it wasn’t you, do nothing. You will get no more mail.
server-mail-waiting-subject = { $count ->
    [one] A table waits for you at { $site }
   *[other] { $count } tables wait for you at { $site }
}
server-mail-waiting = { $count ->
    [one] A table waits for you:
   *[other] { $count } tables wait for you:
}
server-mail-stop = To get no more of these mails, switch them off in the settings: { $link }
