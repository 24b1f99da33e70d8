/** The worker of the computer player: it loads rules and minds of its own, and is ended where it is not wanted any more. */
import { SYSTEMS } from '../../systems';
import { MINDS } from '../../systems/opponents';
import { answerInWorker } from '../desk/worker';
import { computerAnswerer } from './answerer';

answerInWorker(computerAnswerer({ systems: SYSTEMS, minds: MINDS }));
