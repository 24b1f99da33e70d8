/** The worker of the coach: it loads rules and coaches of its own. */
import { SYSTEMS } from '../../systems';
import { COACHES } from '../../systems/coaches';
import { answerInWorker } from '../desk/worker';
import { coachAnswerer } from './answerer';

answerInWorker(coachAnswerer({ systems: SYSTEMS, coaches: COACHES }));
