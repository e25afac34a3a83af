# What the server says on the terminal.
server-listening = Syrtis ist erreichbar unter { $address }
server-stopped = Beendet; alles ist gespeichert.
server-not-started = Der Server konnte nicht starten: { $why }
server-backed-up = Die Datenbank wurde nach { $file } kopiert.
server-no-backup = Die Datenbank konnte nicht kopiert werden: { $why }

# Why something was not done: one message for each code of the interface.
server-error-unreadable = Diese Anfrage ergibt hier keinen Sinn.
server-error-options = Mit diesen Einstellungen entsteht kein Tisch.
server-error-no-guest = Bitte nenne zuerst einen Namen.
server-error-not-found = So etwas gibt es hier nicht.
server-error-forbidden = Das steht dir nicht zu.
server-error-not-invited = Dieser Tisch ist für Eingeladene.
server-error-taken = Der Platz ist besetzt.
server-error-not-seated = Du spielst nicht an diesem Tisch.
server-error-wrong-time = Das geht jetzt nicht.
server-error-late = Am Tisch ging es schon weiter; sieh noch einmal hin.
server-error-refused = Eine Regel erlaubt es nicht.
server-error-no-action = Das Spiel kennt diese Aktion nicht.
server-error-undo = So weit zurück geht es nur mit Zustimmung aller.
server-error-others-depend = Was andere seitdem getan haben, hängt davon ab.
server-error-not-over = Geheimnisse werden nach dem Ende gezeigt.
server-error-other-rules = Diese Partie braucht eine andere Version der Regeln.
server-error-too-many = Zu viel auf einmal; versuche es gleich noch einmal.
server-error-too-large = Das ist zu groß.
server-error-origin = Die Anfrage kam von einer anderen Seite.
server-error-trouble = Der Server konnte es nicht tun. Nichts wurde verändert.

# Warum aus den Einstellungen kein Tisch wird.
server-option-range = Der Wert muss zwischen { $min } und { $max } liegen.
server-option-conflict = Das passt nicht zu „{ $other }“.
server-option-unreadable = Diesen Wert gibt es hier nicht.
