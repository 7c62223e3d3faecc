/**
 * Who says what is known of the games: books and pages by the names they give themselves, so they are the same in every
 * language. Of what was read at second hand, the page that reports it is named too.
 */
export const sources = {
  kalah: 'Mancala World: Kalah, https://mancala.fandom.com/wiki/Kalah',
  patents: 'US Patent 2,720,362, 1955 (via Mancala World)',
  solving: 'Irving, Donkers, Uiterwijk: Solving Kalah, ICGA Journal 23(3), 2000',
  alManqala: 'Mancala World: Al-manqala, https://mancala.fandom.com/wiki/Al-manqala',
  kanaaneh: 'M. Kanaaneh, 2007 (via Mancala World)',
  hyde: 'T. Hyde: De Ludis Orientalibus, Oxford 1694 (via Mancala World)',
  dearborn:
    'H. A. S. Dearborn: A Memoir on the Commerce and Navigation of the Black Sea, Boston 1819 (via Mancala World)',
  culin: 'S. Culin: Mancala, the National Game of Africa, 1894 (via Mancala World)',
  parker: 'H. Parker: Ancient Ceylon, London 1909, 594-599',
  walakPussa: 'Mancala World: Walak-pussa, https://mancala.fandom.com/wiki/Walak-pussa',
} as const;
