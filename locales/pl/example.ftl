## Prospect, the example game

example-title = Prospect
example-about = Licytuj zakopane próbki, a wcześniej zapłać, żeby je podejrzeć. Trzy rundy, od dwóch do czterech graczy.

example-option-players = Gracze
example-option-players-help = Ile osób gra.

example-sources = this example: wymyślone na jego potrzeby
example-kind-sample = Próbki
example-pieces-sample = { $count ->
    [one] { $count } próbka
    [few] { $count } próbki
   *[other] { $count } próbek
}
example-sample = Próbka

## Questions

example-question-peek = Zapłacić żeton i podejrzeć zakopaną próbkę? { $chips ->
    [one] Masz 1 żeton.
    [few] Masz { $chips } żetony.
   *[other] Masz { $chips } żetonów.
}
example-question-peek-help = Żeton, który zostanie na koniec, to punkt. Znając próbkę, wiesz, jak wysoko licytować.
example-question-offer = Którą próbkę oferujesz?
example-question-offer-help = Najwyższa oferta wygrywa zakopaną próbkę. Wszystkie oferowane próbki wypadają z gry.
example-question-exchange = Twoja oferta leży zakryta. Wymienić ją na inną próbkę?
example-question-exchange-help = Nikt jej jeszcze nie widział, więc możesz się rozmyślić.

## Actions

example-action-peek = Podejrzyj
example-action-skip = Nie podglądaj
example-action-offer = Zaoferuj próbkę { $sample }
example-offered = próbka { $sample }

## Refusals

example-refusal-not-now = Teraz nie pora na to.
example-refusal-not-your-turn = To nie twoja kolej.
example-refusal-no-chip = Podejrzenie kosztuje { $need } żeton, a ty nie masz już żadnego.
example-refusal-not-in-hand = Nie masz tej próbki na ręce.
example-refusal-already-offered = Już oferujesz tę próbkę.

## Events

example-event-peeked = { $seat } płaci żeton i ogląda zakopaną próbkę.
example-event-peeked-at = { $seat } płaci żeton i widzi, że zakopano próbkę { $sample }.
example-event-skipped = { $seat } nie podgląda.
example-event-sealed = { $seat } składa zakrytą ofertę.
example-event-sealed-own = { $seat } składa zakrytą ofertę: próbka { $sample }.
example-event-exchanged = { $seat } wymienia ofertę na próbkę { $sample }.
example-event-shown = { $seat } odkrywa ofertę: próbka { $sample }.
example-event-won = { $seat } zdobywa próbkę { $sample }.

## Points

example-source-samples = Zdobyte próbki
example-source-chips = Pozostałe żetony

## The position in words

example-board-round = Runda { $round } z { $of }
example-board-peeking = { $seat } decyduje, czy podejrzeć próbkę
example-board-offering = wszyscy składają zakryte oferty
example-board-over = koniec gry
example-board-seat = { $seat }
example-board-chips = { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
}
example-board-peeked = zna zakopaną próbkę
example-board-sealed = oferta złożona
example-board-won = zdobyta próbka { $sample }
example-board-own = Tylko ty wiesz
example-board-held = próbka { $sample } na twojej ręce
example-board-offered = twoja oferta: próbka { $sample }
example-board-seen = zakopana próbka to { $sample }
