/** Further texts of setting up and playing a game, and of the games kept on the device. */
export const playing = {
  // Below the three boards.
  'home.learn.this': 'Learn it',
  'home.learn.label': 'Learn {title}',
  'home.also': 'More to do',
  'home.friend': 'A friend beside you',
  'home.friend.about': 'Two at one screen, side by side or facing each other.',
  'home.friend.label': '{title} with a friend beside you',
  'home.learn': 'Learn',
  'home.learn.about': 'The rules on living boards, a first lesson, exercises, and where the games come from.',
  'home.analyse': 'Analyse',
  'home.analyse.about': 'What every move is worth, the course of a game as a curve, positions of your own.',
  'home.analyse.open': 'Open the analysis',
  'home.openings': 'Openings',
  'home.openings.about': 'What each first move is worth.',
  'home.openings.label': 'Openings of {title}',
  'home.games': 'All games on this device',

  // Setting up. `giver` is the stronger side, S or N.
  'new.begins': 'Who begins',
  'new.begins.seat': 'whoever sits in South',
  'new.begins.lot': 'the lot decides',
  'new.begins.seat.about': 'South always moves first.',
  'new.begins.lot.about': 'South always moves first: who of the two sits there is drawn by lot at the start.',
  'new.handicap': 'Handicap',
  'new.handicap.none': 'none, both are alike',
  'new.handicap.S': 'South is stronger and gives',
  'new.handicap.N': 'North is stronger and gives',
  'new.handicap.count': 'How many are given',
  'new.handicap.seeds': '{count, noun, seeds}',
  'new.handicap.about':
    '{giver, select, S {South gives {count, noun, seeds}, one from each {game, noun, pit} from South’s left: what is given lies in North’s {game, noun, store} from the start, and the record says so.} other {North gives {count, noun, seeds}, one from each {game, noun, pit} from North’s left: what is given lies in South’s {game, noun, store} from the start, and the record says so.}}',
  'new.handicap.not-here': 'A game from a given position has no handicap: it begins as the position says.',
  'new.handicap.over': 'With this handicap the game is over before anybody moves: give fewer.',

  // While one plays.
  'play.handicap':
    '{who, select, you {You give} other {{name} gives}} {count, noun, seeds}: they lie with {rival, select, you {you} other {{rivalName}}} from the start.',
  /** A mark beside what somebody holds: nobody can overtake him any more. */
  'play.decided': 'decided',
  'play.decided.said': 'more than half of all {game, select, al-manqala {beads} other {seeds}}: the game is decided',
  /** What is turned round for whoever sits at the other side of the table. */
  'play.for': 'For {name}',
  'menu.facing': 'Sit facing each other',
  'menu.beside': 'Sit beside each other',
  'menu.games': 'Games on this device',
  'result.review': 'Review',
  'result.rounds-max':
    '{count, plural, one {# round is enough: the match is left at this.} other {# rounds are enough: the match is left at this.}}',
  'other-tab.went-on': 'This game went on in another tab: here it is as it stands there.',
  'other-tab.refused':
    'This game had gone on in another tab, so what you chose was not carried out. Look again, then choose.',
  'other-tab.deleted': 'This game was deleted in another tab. Play on, and it is kept again.',

  // The games kept on the device. `held` is what both hold, such as 27-21.
  'kept.heading': 'Games on this device',
  'kept.none': 'No game is kept here yet. Every game you begin is.',
  'kept.waiting': 'To be played on',
  'kept.finished': 'Finished',
  'kept.broken': 'Cannot be read',
  'kept.moves': '{count, plural, one {# move} other {# moves}}',
  'kept.won': '{who, select, you {you won} other {{name} won}}',
  'kept.draw': 'a draw',
  'kept.no-result': 'broken off',
  'kept.continue': 'Continue',
  'kept.look': 'Look at it',
  'kept.look.label': 'Look at {title}: {south} against {north}, {held}',
  'kept.review': 'Review',
  'kept.review.label': 'Review {title}: {south} against {north}, {held}',
  'kept.save': 'Save as a file',
  'kept.save.label': 'Save {title} as a file: {south} against {north}, {held}',
  'kept.save-all': 'Save all games as one file',
  'kept.delete': 'Delete',
  'kept.deleted': 'The game is deleted.',
  'kept.broken.about': 'It is left as it is: save its text to send it to us, or delete it.',
  'kept.broken.save': 'Save the text',
  'kept.broken.save.label': 'Save the text of the game that cannot be read',
  'kept.broken.delete.label': 'Delete the game that cannot be read',
  'kept.more': '{count, plural, one {# more} other {# more}}',
  'kept.limit':
    'Games that wait stay until you delete them. Of the finished ones the last {count, plural, one {one is} other {# are}} kept.',
  'kept.forbidden':
    'This browser keeps nothing, so these games are gone when you close the page: save as files what you want to have again.',
  'import.heading': 'Bring games in',
  'import.about': 'From a file, or from a record you paste. It becomes a game of yours: to play on, or to review.',
  'import.file': 'Choose a file',
  'import.text': 'Record',
  'import.read': 'Bring in what is written',
  'import.empty': 'Nothing is written yet: paste a record, or choose a file.',
  'import.unopened': 'The file could not be opened. Choose it once more, or paste its text.',
  'import.done': '{count, plural, =0 {No game has come in.} one {One game has come in.} other {# games have come in.}}',
  'import.known':
    '{count, plural, one {One game was here already and is not doubled.} other {# games were here already and are not doubled.}}',
  /** One of several games in a file is faulty; `reason` is a whole sentence. */
  'import.fault': 'Game {number}: {reason}',
} as const;
