# What the server says on the terminal.
server-listening = Syrtis is at { $address }
server-stopped = Stopped; everything is stored.
server-not-started = The server could not start: { $why }
server-backed-up = The database was copied to { $file }.
server-no-backup = The database could not be copied: { $why }

# Why something was not done: one message for each code of the interface.
server-error-unreadable = That request makes no sense here.
server-error-options = These options make no table.
server-error-no-guest = Please give a name first.
server-error-not-found = There is no such thing here.
server-error-forbidden = That is not for you.
server-error-not-invited = This table is for who was invited.
server-error-taken = The seat is taken.
server-error-not-seated = You do not play at this table.
server-error-wrong-time = That can't be done now.
server-error-late = The table has moved on; look again.
server-error-refused = A rule does not allow it.
server-error-no-action = The game knows no such action.
server-error-undo = Going back so far needs everybody's consent.
server-error-others-depend = What others did since depends on it.
server-error-not-over = Secrets are shown after the end.
server-error-other-rules = This game needs another version of the rules.
server-error-too-many = Too much at once; try again in a moment.
server-error-too-large = That is too large.
server-error-origin = The request came from another site.
server-error-trouble = The server could not do it. Nothing was changed.

# Why options make no table.
server-option-range = It must be between { $min } and { $max }.
server-option-conflict = This does not go with “{ $other }”.
server-option-unreadable = This is not one of the values it can have.
