# Words of the browser client. Ids of the frame begin with web-, of the boards with web-rp-, web-ae- and web-ma-.

## Names that every page uses

web-name = Syrtis
web-bot-name = { $level } { $number }
web-level-random = Random
web-level-greedy = Greedy
web-level-planner = Planner
web-level-expert = Expert
