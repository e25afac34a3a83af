# Words of the browser client. Ids of the frame begin with web-, of the boards with web-rp-, web-ae- and web-ma-.

## Names that every page uses

web-name = Syrtis
web-bot-name = { $level } { $number }
web-level-random = Losowy
web-level-greedy = Zachłanny
web-level-planner = Planista
web-level-expert = Ekspert
