# What the server says on the terminal.
server-listening = Syrtis działa pod adresem { $address }
server-stopped = Zatrzymano; wszystko jest zapisane.
server-not-started = Nie udało się uruchomić serwera: { $why }
server-backed-up = Bazę danych skopiowano do pliku { $file }.
server-no-backup = Nie udało się skopiować bazy danych: { $why }

# Why something was not done: one message for each code of the interface.
server-error-unreadable = Tego żądania nie da się tu zrozumieć.
server-error-options = Z tych opcji nie da się utworzyć stołu.
server-error-no-guest = Najpierw podaj imię.
server-error-not-found = Niczego takiego tu nie ma.
server-error-forbidden = To nie dla ciebie.
server-error-not-invited = Ten stół jest tylko dla zaproszonych.
server-error-taken = To miejsce jest zajęte.
server-error-not-seated = Nie grasz przy tym stole.
server-error-wrong-time = Teraz nie można tego zrobić.
server-error-late = Gra poszła już dalej; spójrz jeszcze raz.
server-error-refused = Nie pozwala na to zasada gry.
server-error-no-action = Gra nie zna takiej akcji.
server-error-undo = Tak daleko można się cofnąć tylko za zgodą wszystkich.
server-error-others-depend = Zależy od tego to, co potem zrobili inni.
server-error-not-over = Tajemnice są pokazywane po zakończeniu gry.
server-error-other-rules = Ta gra wymaga innej wersji zasad.
server-error-too-many = Za dużo naraz; spróbuj za chwilę.
server-error-too-large = To jest za duże.
server-error-origin = Żądanie przyszło z innej strony.
server-error-trouble = Serwer nie mógł tego zrobić. Nic się nie zmieniło.

# Dlaczego z ustawień nie powstanie stół.
server-option-range = Wartość musi leżeć między { $min } a { $max }.
server-option-conflict = Tego nie da się połączyć z „{ $other }”.
server-option-unreadable = Takiej wartości nie można tu wybrać.
