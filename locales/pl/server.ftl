# What the server says on the terminal.
server-listening = Syrtis działa pod adresem { $address }
server-stopped = Zatrzymano. Wszystko jest zapisane.
server-not-started = Nie udało się uruchomić serwera: { $why }
server-backed-up = Bazę danych skopiowano do pliku { $file }.
server-no-backup = Nie udało się skopiować bazy danych: { $why }

# Why something was not done: one message for each code of the interface.
server-error-unreadable = Serwer nie rozumie tego żądania.
server-error-options = Z tych opcji nie da się utworzyć stołu.
server-error-no-guest = Najpierw podaj imię.
server-error-not-found = Niczego takiego tu nie ma albo potrzebne jest zaproszenie.
server-error-forbidden = Nie wolno ci tego zrobić.
server-error-taken = To miejsce jest zajęte.
server-error-not-seated = Nie masz miejsca przy tym stole.
server-error-wrong-time = Nie możesz teraz tego zrobić.
server-error-late = Gra poszła już dalej. Spójrz jeszcze raz.
server-error-refused = Zasady na to nie pozwalają.
server-error-no-action = W tej grze nie ma takiej akcji.
server-error-undo = Tak daleko można się cofnąć tylko za zgodą wszystkich.
server-error-not-over = Tajemnice są pokazywane po zakończeniu gry.
server-error-other-rules = Ta gra wymaga innej wersji zasad.
server-error-too-many = Zbyt wiele żądań. Spróbuj ponownie za chwilę.
server-error-too-large = To żądanie jest za duże.
server-error-too-slow = To żądanie dotarło zbyt wolno.
server-error-origin = Żądanie przyszło z innej strony.
server-error-trouble = Coś poszło nie tak na serwerze. Nic się nie zmieniło.

# Dlaczego z ustawień nie powstanie stół.
server-option-range = Wybierz wartość od { $min } do { $max }.
server-option-conflict = Tego nie da się połączyć z „{ $other }”.
server-option-unreadable = Ta wartość nie jest tu dozwolona.

# Dlaczego stołu nie da się zmienić albo na ruch nie da się zareagować.
server-change-host = Stół może zmienić tylko jego właściciel.
server-change-begun = Stół można zmieniać tylko do rozpoczęcia gry.
server-change-seat = To miejsce zajmuje { $who } i je zachowuje.
server-change-room = Przy stole zabrakłoby miejsca dla: { $who }.
server-react-gone = Ten ruch został cofnięty.

# Powiadomienia, dla przeglądarek i czatów.
server-notice-turn = { $count ->
    [0] Twoja kolej.
   *[other] Twoja kolej. Przy stole: { $who }.
}
server-notice-over = { $count ->
    [0] Gra się skończyła.
   *[other] Gra się skończyła. Przy stole: { $who }.
}
server-notice-invitation = { $count ->
    [0] Masz zaproszenie do stołu.
   *[other] Masz zaproszenie do stołu. Czekają: { $who }.
}
server-notice-rematch = { $count ->
    [0] Ktoś chce zagrać jeszcze raz.
   *[other] Zagrasz jeszcze raz? Czekają: { $who }.
}

# Dlaczego serwer nie pisze pod jakiś adres.
server-address-unreadable = To nie jest adres taki jak https://chat.example.org/hook.
server-address-https = Adres musi zaczynać się od https://.
server-address-credentials = Adres nie może zawierać nazwy ani hasła.
server-address-service = Ten serwer nie zna usługi powiadomień tej przeglądarki. Może ją dopuścić operator.
server-address-own = Adresy we własnej sieci serwera są niedozwolone.
server-apart = Nie możesz usiąść przy tym stole: ktoś tam jest przez ciebie zablokowany albo ktoś zablokował ciebie.
server-muted = Operator wyłączył ci czat na jakiś czas.
server-pass-void = Ten link lub kod nie działa: jest błędny, już użyty albo za stary. Utwórz nowy na urządzeniu, na którym jesteś już w grze.
server-passkey-address = Klucze dostępu wymagają serwera z nazwą, a nie samego adresu z cyfr.
server-passkey-wrong = Ten klucz dostępu nie jest tu znany albo trwało to zbyt długo. Spróbuj jeszcze raz.
server-mail-address = To nie jest adres e-mail taki jak ada@example.org.
server-mail-taken = Ten adres należy tu do kogoś innego. Zaloguj się nim zamiast go dodawać.
server-token-void = Ten token jest błędny albo został wyłączony.
server-for-people = Programy nie mogą tego zrobić. Zaloguj się jako człowiek.
server-no-scope = Ten token na to nie pozwala. Brakuje mu uprawnienia: { $scope }.
server-scope-read = oglądanie stołów i gier
server-scope-play = granie na swoich miejscach
server-scope-tables = zakładanie stołów i zajmowanie miejsc

# Listy e-mail.
server-mail-enter-subject = Logowanie do { $site }
server-mail-enter =
    Otwórz ten link i naciśnij tam przycisk, aby zalogować się do { $site }:

    { $link }

    Działa raz, przez { $minutes } min. Jeśli to nie twoja prośba, nic nie rób: bez tego listu nikt nie wejdzie.
server-mail-confirm-subject = Twój adres e-mail w { $site }
server-mail-confirm =
    Ktoś chce używać tego adresu e-mail w { $site }. Jeśli to ty, otwórz ten link i naciśnij tam przycisk:

    { $link }

    Jeśli to nie ty, nic nie rób. Nie dostaniesz więcej listów.
server-mail-waiting-subject = { $count ->
    [one] Czeka na ciebie stół w { $site }
    [few] Czekają na ciebie { $count } stoły w { $site }
   *[other] Czeka na ciebie { $count } stołów w { $site }
}
server-mail-waiting = { $count ->
    [one] Czeka na ciebie stół:
    [few] Czekają na ciebie { $count } stoły:
   *[other] Czeka na ciebie { $count } stołów:
}
server-mail-stop = Jeśli nie chcesz więcej takich listów, wyłącz je w ustawieniach: { $link }
