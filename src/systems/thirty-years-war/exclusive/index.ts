/** Every book of exclusive rules: importing this makes them known. */
import { addBook } from './books';
import { FREIBURG } from './freiburg';
import { ROCROI } from './rocroi';

addBook('rocroi', ROCROI);
addBook('freiburg', FREIBURG);
