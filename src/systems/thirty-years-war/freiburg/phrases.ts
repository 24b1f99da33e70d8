/** What is to be done by a command of the rules of Freiburg, in words. */
import { phrase } from '../play/declare';
import { nameOf } from '../standard/phrases';
import { DEFENCE_LINES, STAND_LINES } from './tellings';

export const FREIBURG_PHRASES = [
  phrase('stepBack', (board, { unit, to }) => `${nameOf(board, unit)} steps back to ${to}.`),
  phrase('giveUp', (board, { unit }) => `${nameOf(board, unit)} is given up.`),
  phrase('withdrawGun', (board, { gun }) => `${nameOf(board, gun)} is withdrawn instead of firing.`),
  phrase('fireAtWalls', (board, { gun, at }) => `${nameOf(board, gun)} fires at the walls of ${at}.`),
  phrase('chooseRedeployment', (_board, { to }) => STAND_LINES[to]),
  phrase('chooseDefence', (_board, { defend }) => DEFENCE_LINES[defend]),
];
