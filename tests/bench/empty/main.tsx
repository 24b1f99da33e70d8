/** The least that a page of React can be: what the start page's first paint is measured against. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <button type="button">Nothing</button>
    </StrictMode>,
  );
}
