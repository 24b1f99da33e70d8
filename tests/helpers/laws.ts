/** For every test file: no step of a game may break a law unseen. */
import { holdLaws } from '../oracle/laws/laws';

holdLaws();
