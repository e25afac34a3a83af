# What the server says on the terminal.
server-listening = Syrtis läuft unter { $address }
server-stopped = Beendet. Alles ist gespeichert.
server-not-started = Der Server konnte nicht starten: { $why }
server-backed-up = Die Datenbank wurde nach { $file } kopiert.
server-no-backup = Die Datenbank konnte nicht kopiert werden: { $why }

# Why something was not done: one message for each code of the interface.
server-error-unreadable = Der Server versteht diese Anfrage nicht.
server-error-options = Mit diesen Einstellungen lässt sich kein Tisch einrichten.
server-error-no-guest = Bitte gib zuerst einen Namen ein.
server-error-not-found = So etwas gibt es hier nicht, oder du brauchst eine Einladung.
server-error-forbidden = Das darfst du nicht.
server-error-taken = Dieser Platz ist besetzt.
server-error-not-seated = Du hast keinen Platz an diesem Tisch.
server-error-wrong-time = Das kannst du jetzt nicht tun.
server-error-late = Am Tisch ging es schon weiter. Sieh noch einmal hin.
server-error-refused = Die Regeln erlauben das nicht.
server-error-no-action = Diese Aktion gibt es in diesem Spiel nicht.
server-error-undo = So weit zurück geht es nur mit Zustimmung aller.
server-error-not-over = Geheimnisse werden nach dem Ende der Partie gezeigt.
server-error-other-rules = Diese Partie braucht eine andere Version der Regeln.
server-error-too-many = Zu viele Anfragen. Versuche es gleich noch einmal.
server-error-too-large = Diese Anfrage ist zu groß.
server-error-too-slow = Diese Anfrage kam zu langsam an.
server-error-origin = Die Anfrage kam von einer anderen Seite.
server-error-trouble = Auf dem Server ist etwas schiefgegangen. Nichts wurde verändert.

# Warum aus den Einstellungen kein Tisch wird.
server-option-range = Wähle einen Wert zwischen { $min } und { $max }.
server-option-conflict = Das lässt sich nicht mit „{ $other }“ kombinieren.
server-option-unreadable = Dieser Wert ist hier nicht erlaubt.

# Warum ein Tisch sich nicht ändern lässt oder eine Reaktion nicht möglich ist.
server-change-host = Nur wer den Tisch geöffnet hat, kann ihn ändern.
server-change-begun = Der Tisch lässt sich nur ändern, bis die Partie beginnt.
server-change-seat = { $who } sitzt auf diesem Platz und behält ihn.
server-change-room = Für { $who } wäre kein Platz mehr frei.
server-react-gone = Dieser Zug wurde zurückgenommen.

# Benachrichtigungen, für Browser und Chats.
server-notice-turn = { $count ->
    [0] Du bist am Zug.
   *[other] Du bist am Zug. Mit am Tisch: { $who }.
}
server-notice-over = { $count ->
    [0] Das Spiel ist zu Ende.
   *[other] Das Spiel mit { $who } ist zu Ende.
}
server-notice-invitation = { $count ->
    [0] Du bist an einen Tisch eingeladen.
   *[other] Du bist an einen Tisch mit { $who } eingeladen.
}
server-notice-rematch = { $count ->
    [0] Jemand möchte noch einmal spielen.
   *[other] Noch einmal spielen mit { $who }?
}

# Warum der Server nicht an eine Adresse schreibt.
server-address-unreadable = Das ist keine Adresse wie https://chat.example.org/hook.
server-address-https = Die Adresse muss mit https:// beginnen.
server-address-credentials = Die Adresse darf weder Namen noch Passwort enthalten.
server-address-service = Der Push-Dienst dieses Browsers ist hier unbekannt. Der Betreiber kann ihn zulassen.
server-address-own = Adressen im eigenen Netz des Servers sind nicht erlaubt.
server-apart = Du kannst dich nicht an diesen Tisch setzen: Du hast dort jemanden blockiert, oder jemand hat dich blockiert.
server-muted = Der Betreiber hat dir den Chat für eine Weile gesperrt.
server-pass-void = Dieser Link oder Code gilt nicht: Er ist falsch, schon benutzt oder zu alt. Erstelle einen neuen auf einem Gerät, auf dem du angemeldet bist.
server-passkey-address = Passkeys brauchen einen Server mit einem Namen, nicht nur eine Adresse aus Zahlen.
server-passkey-wrong = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Versuche es noch einmal.
server-mail-address = Das ist keine E-Mail-Adresse wie ada@example.org.
server-mail-taken = Diese Adresse gehört hier schon jemand anderem. Melde dich stattdessen damit an.
server-token-void = Dieses Token ist falsch oder wurde beendet.
server-for-people = Programme können das nicht. Melde dich als Mensch an.
server-no-scope = Dieses Token erlaubt das nicht. Ihm fehlt das Recht: { $scope }.
server-scope-read = Tische und Spiele ansehen
server-scope-play = auf den eigenen Plätzen spielen
server-scope-tables = Tische eröffnen und Plätze nehmen

# E-Mails.
server-mail-enter-subject = Anmelden bei { $site }
server-mail-enter =
    Öffne diesen Link und drücke dort auf den Knopf, um dich bei { $site } anzumelden:

    { $link }

    Er gilt einmal, { $minutes } Minuten lang. Wenn du ihn nicht angefordert hast, brauchst du nichts zu tun: Ohne diese E-Mail kommt niemand hinein.
server-mail-confirm-subject = Deine E-Mail-Adresse für { $site }
server-mail-confirm =
    Jemand möchte diese E-Mail-Adresse bei { $site } verwenden. Wenn du das bist, öffne diesen Link und drücke dort auf den Knopf:

    { $link }

    Wenn nicht, brauchst du nichts zu tun. Du bekommst keine weiteren E-Mails.
server-mail-waiting-subject = { $count ->
    [one] Ein Tisch wartet auf dich bei { $site }
   *[other] { $count } Tische warten auf dich bei { $site }
}
server-mail-waiting = { $count ->
    [one] Ein Tisch wartet auf dich:
   *[other] { $count } Tische warten auf dich:
}
server-mail-stop = Wenn du keine dieser E-Mails mehr möchtest, schalte sie in den Einstellungen ab: { $link }
