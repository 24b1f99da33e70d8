import { configure } from '@testing-library/react';

/**
 * What a page shows later (a part of it that comes by itself, a worker’s answer) may take its time on a busy machine.
 */
configure({ asyncUtilTimeout: 20_000 });
