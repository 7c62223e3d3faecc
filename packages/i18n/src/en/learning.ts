/**
 * The texts of the views for learning: rule pages with boards, lessons, exercises, words and history. `{title}` is the name of a
 * game, `{move}` and `{pit}` the letter of a pit, `{paragraph}` its sign and number (§3).
 */
export const learning = {
  'learn.title': 'Learn',
  'learn.lead': 'Three games to learn, by doing. There is no hurry.',
  'learn.back': 'All games to learn',
  'learn.heading': 'Learn {title}',
  'learn.progress': '{steps} of {stepsAll} steps of the lesson, {solved} of {solvedAll} exercises',
  'learn.fresh': 'Not begun yet',
  'learn.begin': 'Begin the lesson',
  'learn.go-on': 'Go on with the lesson',
  'learn.repeat': 'The lesson once more',
  'learn.more': 'Rules, exercises and more',
  'learn.more.label': 'Rules, exercises and more about {title}',
  'learn.lesson': 'The lesson',
  'learn.lesson.about': '{count, plural, one {# short step} other {# short steps}}, and one thing to do at each.',
  'learn.rules': 'The rules',
  'learn.rules.about': 'Every paragraph, with a board on which it happens.',
  'learn.exercises': 'Exercises',
  'learn.exercises.about':
    '{count, plural, one {# position} other {# positions}} with exactly one best move, from easy to hard.',
  'learn.words': 'Its words',
  'learn.words.about': 'What things are called where the game is at home.',
  'learn.history': 'Where it comes from',
  'learn.history.about': 'What is known of its past, and who says so.',
  'learn.not-kept': 'This browser keeps nothing, so what you have done here is forgotten when you close the page.',

  // The rule page. Each paragraph has a small board; one button below it plays the move that shows the paragraph.
  'learn.rules.lead':
    'Each paragraph has a board to try it on. Press the ringed {game, noun, pit}, or the button below the board.',
  'learn.rules.sheet': 'The rules with boards to play on',
  'learn.board.of': 'Board for {paragraph}, {title}',
  'learn.board.of.option': 'Board for {option}',
  'learn.board.play': 'Play {move}',
  'learn.board.play.all': 'Play all {count} moves',
  // The move will be refused: that is what this paragraph is about.
  'learn.board.try': 'Try {move}',
  'learn.board.swap': 'Say “swap”',
  'learn.board.again': 'Once more',
  'learn.board.reset': 'As before',
  // Somebody pressed another pit than the one this board is about.
  'learn.board.here': 'Here it is {move} that shows what is meant.',
  'learn.board.over': 'That was it. “Once more” shows it again.',
  'learn.board.is-reset': 'The board is as before.',
  'learn.note': 'What the sources say',
  'learn.options': 'Rules you may choose',
  'learn.options.lead':
    'Not everybody plays alike. These are the ways that are known; the first is the usual one here. You choose when you begin a game.',
  'learn.option.usual': 'usual here',
  'learn.number.label': '{name}: try a number',

  // Where documented versions of a rule differ, or the sources are silent: what they say, and what was chosen here.
  'note.kalah.§3':
    'Versions differ where nothing lies across. The oldest printed rules, and the paper Solving Kalah of 2000, let the lone last seed go to the kalah. Here it stays where it fell; the house rule “capture facing an empty pit” brings the old way back.',
  'note.kalah.§6':
    'Versions differ on when to look. Here an empty row ends the game after any sowing. Others look only at the row of the player who has to move, so a game may go on a little longer; a house rule lets you play that way.',
  'note.kalah.§7':
    'Some house rules leave the last seeds out of the count. Here, as usual, they go to the player whose row they lie in; you may choose otherwise.',
  'note.kalah.§8':
    'Some programs stop once a game is decided. We do not, since that would change by how much it is won; we only say that it is decided.',
  'note.al-manqala.§1':
    'The sources do not say whether a very long sowing skips the house it began from. Here no house is skipped; a house rule lets you play it the other way.',
  'note.al-manqala.§6':
    'No source says whether one may take the last beads of the other row. Here one may: the other player passes, and the duty to feed is then yours.',
  'note.al-manqala.§8':
    'That players may agree to stop is the old rule. That the third repetition stops the game by itself is our choice; a house rule leaves it to the players.',
  'note.walak-pussa.§8':
    'No source mentions sowings that never end, but there are some: the one on this board comes back to where it began after 98 laps. The limit of 10,000 laps is our choice. Among some hundred million sowings, the longest that did end had 833 laps.',
  'note.walak-pussa.§9':
    'No source speaks of an endless chase. That the third repetition ends the game, and that the rest goes to nobody, is our choice. About one game in twenty, played at random, ends so.',
  'note.walak-pussa.rounds':
    'Parker describes the rounds of Puhulmutu, a sister game. Here Walak-pussa may borrow them, without their “cutting of the ash-pumpkins”. No rule says how two rows should face each other that are both too short; then the match ends here, which is our choice.',

  // Lessons.
  'lesson.of': 'The lesson of {title}',
  // Who sits on the other side in a lesson: as the subject of a sentence (its first letter is made large where it begins one),
  // and after the word that says where or whose, as in “the row of …” on the board.
  'lesson.opponent': 'your opponent',
  'lesson.opponent.whose': 'your opponent',
  'lesson.step': 'Step {n} of {count}',
  'lesson.steps': 'Steps of the lesson',
  'lesson.dot': 'Step {n}: {title}',
  'lesson.dot.done': 'Step {n}: {title}, done',
  'lesson.board': 'Board of this step',
  'lesson.next': 'Next',
  'lesson.back': 'Back',
  'lesson.keys': 'The keys Page Down and Page Up go to the next step and back.',
  'lesson.done': 'Done',
  'lesson.again': 'Put the seeds back',
  'lesson.as-before': 'The seeds lie as before.',
  'lesson.go-on': 'Good, and now the second part.',
  'lesson.answers': 'Your answer',
  'lesson.end': 'You can play {title}',
  'lesson.end.text': 'You have seen how it goes. The rest comes with playing.',
  'lesson.end.open': '{count, plural, one {One step is still open} other {# steps are still open}}; they can wait.',
  'lesson.end.play': 'Play against {name}',
  'lesson.end.exercises': 'On to the exercises',
  'lesson.end.first': 'From the first step',

  // Exercises: find the one best move.
  'exercises.heading': 'Exercises: {title}',
  'exercises.lead':
    'In each position one move is better than all others; the computer has looked at every way the game can go. They get harder as you go on.',
  'exercises.progress': '{solved} of {count} solved',
  'exercises.go-on': 'Go on with exercise {n}',
  'exercises.stars': 'Difficulty {stars} of 5',
  'exercises.link':
    'Exercise {n}, difficulty {stars} of 5, {state, select, solved {solved} tried {tried, not solved yet} other {new}}',
  'exercise.heading': 'Exercise {n}',
  'exercise.board': 'Board of the exercise',
  'exercise.ask': 'The row {first} to {last} is yours. Which move is best?',
  'exercise.right': 'Yes, that is the best move.',
  'exercise.was-right': 'You have solved this one.',
  'exercise.value':
    '{sign, select, 0 {If both play as well as they can, it ends level.} 1 {If both play as well as they can, you end {margin, noun, seeds} ahead.} other {If both play as well as they can, you end {margin, noun, seeds} behind.}}',
  'exercise.than-next': 'That is better than the next best move by {by, noun, seeds}.',
  'exercise.wrong': 'That can be played, but there is a better move.',
  'exercise.answer': 'The best move is {move}.',
  'exercise.tries': '{count, plural, one {# try} other {# tries}} so far',
  'exercise.again': 'Try again',
  'exercise.show': 'Show the answer',
  'exercise.replay': 'Replay',
  'exercise.next': 'Next exercise',
  'exercise.all': 'All exercises',

  // The game's own words, and its past.
  'words.heading': 'The words of {title}',
  'words.lead': 'These words stay as they are in every language: they belong to the game.',
  'words.see': 'On a board: {title}',
  'history.heading': 'Where {title} comes from',
  'history.dated': 'Through the years',
  'history.known': 'What else is known',
  'history.sources': 'Sources',
  'history.source': 'Source {n}',
} as const;
