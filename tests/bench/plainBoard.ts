/**
 * The page as it would be without what keeps it fast, and nothing else slowed: `memo` compares nothing, and the whole
 * board lies in one SVG, without layers of its own for sheet, marks and counters.
 */
import type { Plugin } from 'vite';

const STAGE_OPENS = '<div className="printed">';
const STAGE_CLOSES = '{cursor ? (';
const WITHOUT_LAYERS = `
.printed, .lettering, .marks, .counters { transform: none !important; }
.board-stage, .board-stage * { will-change: auto !important; contain: none !important; }
`;

/** Each change has to find what it changes: a board that is written differently needs this to be rewritten. */
function replaced(code: string, from: string, to: string, where: string): string {
  if (!code.includes(from)) throw new Error(`${where} has no ${from} any more`);
  return code.replace(from, to);
}

export function plainBoard(): Plugin {
  return {
    name: 'plain-board',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.includes('/src/ui/')) return null;
      if (file.endsWith('/board/board.css')) return code + WITHOUT_LAYERS;
      let plain = code;
      if (/import \{[^}]*\bmemo\b[^}]*\} from 'react'/.test(plain)) {
        plain = plain.replace(/\bmemo\b,? ?(?=[^}]*\} from 'react')/, '');
        plain = `${plain}\nfunction memo(component, _same) { return component; }\n`;
      }
      if (file.endsWith('/board/Board.tsx')) {
        const svg =
          '<svg width={geometry.width} height={geometry.height} style={{ position: "absolute", overflow: "visible" }}><foreignObject width={geometry.width} height={geometry.height} style={{ overflow: "visible" }}>';
        plain = replaced(plain, STAGE_OPENS, `${svg}${STAGE_OPENS}`, file);
        plain = replaced(plain, STAGE_CLOSES, `</foreignObject></svg>${STAGE_CLOSES}`, file);
      }
      return plain === code ? null : plain;
    },
  };
}
