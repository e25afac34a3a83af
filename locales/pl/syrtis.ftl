# Words of the command line.

syrtis-unknown-language = Nie ma tekstów w tym języku; są: { $known }.
syrtis-unknown-game = Nie ma tu gry „{ $name }”; są: { $known }.
syrtis-unknown-level = Nie ma takiego poziomu; są: { $known }.
syrtis-variant-follows = Wariant „{ $wanted }” nie pasuje do tych opcji: dają one stół „{ $variant }”.
syrtis-option-form = Opcję zapisuje się jako NAZWA=WARTOŚĆ; nazwy to: { $known }.
syrtis-file-unreadable = Nie można odczytać pliku { $file }: { $why }.
syrtis-file-unwritable = Nie można zapisać pliku { $file }: { $why }.
syrtis-asked = { $who }: { $question }

syrtis-sim-head = { $game }, { $variant }, { $players ->
    [one] jeden gracz
   *[many] { $players } graczy
}, ziarno { $seed }
syrtis-sim-games = Ukończone gry: { $finished } z { $games }, decyzje: { $decisions }
syrtis-sim-speed = { $seconds } s; na sekundę: decyzje { $decisions }, gry { $games }; bajty na stan: { $bytes }
syrtis-sim-longest = Najdłuższa gra – decyzje: { $decisions }, ostatnia runda: { $rounds }
syrtis-sim-seat = Miejsce
syrtis-sim-score = Średni wynik
syrtis-sim-wins = Wygrane
syrtis-sim-nobody = Nikt
syrtis-sim-action = Akcja
syrtis-sim-share = Udział

syrtis-result-nobody = Nikt nie wygrywa.
syrtis-result-winner = Wygrywa { $who }.
syrtis-result-winners = Wspólne zwycięstwo: { $who }.

syrtis-replay-head = { $game }, { $variant }, { $players ->
    [one] jeden gracz
   *[many] { $players } graczy
}; sprawdzone akcje: { $lines }, stan { $hash }
syrtis-replay-unfinished = Gra nie jest skończona; trwa runda { $round }.
syrtis-replay-too-far = Nie ma akcji { $to }: w zapisie jest ich { $lines }.
syrtis-replay-viewer = Patrzący to miejsce od 0 do { $last }, „spectator” albo „open”.
syrtis-replay-at = Akcje: { $lines }, runda { $round }:

syrtis-rules-game = { $game }: { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
   *[many] { $rules } zasad
}
syrtis-rules-none = Żadna zasada nie zawiera „{ $words }”.
syrtis-rules-unknown = Nie ma zasady ani gry „{ $id }”; „syrtis rules” wypisuje gry.
syrtis-rules-unknown-near = Nie ma zasady „{ $id }”; w pobliżu są { $first } do { $last }.

syrtis-material-kind = Rodzaj
syrtis-material-id = Id
syrtis-material-name = Nazwa
syrtis-material-provenance = Pochodzenie
syrtis-material-confidence = Pewność
syrtis-material-count = { $provenance }: { $count }
syrtis-material-none = Nic w pudełku tak nie wygląda ({ $field }: „{ $word }”); są: { $known }.

syrtis-play-head = { $game }, { $variant }, { $players ->
    [one] jeden gracz
   *[many] { $players } graczy
}. Grasz jako { $who }. Pomoc: „h”.
syrtis-play-no-such-seat = Miejsca { $seat } nie ma przy tym stole; miejsca mają numery od 0 do { $last }.
syrtis-play-prompt = >
syrtis-play-help =
    Liczba wykonuje akcję o tym numerze; akcję można też wpisać słowami.
    u          cofnij swoją ostatnią akcję
    ?          czego teraz nie wolno i która zasada tak mówi
    v          pokaż stół jeszcze raz
    rule ID    przeczytaj zasadę
    save PLIK  zapisz grę; --load PLIK pozwala grać dalej
    q          wyjdź
syrtis-play-no-such-number = Wybierz liczbę od 1 do { $count }.
syrtis-play-undone = Cofnięto.
syrtis-play-all-allowed = Wolno wszystko, czego można spróbować.
syrtis-play-saved = Zapisano w pliku { $file }.
syrtis-play-over = Koniec gry. „save PLIK” zachowuje zapis, „v” pokazuje stół, „q” wychodzi.
syrtis-play-left = Gra przerwana w rundzie { $round }.
