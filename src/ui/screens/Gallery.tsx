/**
 * Everything that can be drawn, on one page and in both themes: for those who work on it, opened by `?gallery`, or by
 * `?gallery=` and the id of a system for what that one draws.
 */
import { DrawingContext } from '../../surface/drawingQueue';
import { CounterGallery } from './gallery/CounterGallery';
import { GroundGallery } from './gallery/GroundGallery';
import { MarkGallery } from './gallery/MarkGallery';
import { PanelGallery } from './gallery/PanelGallery';
import './gallery/gallery.css';
import { useOffer } from '../useOffer';
import { useSamples } from './gallery/samples';

const THEMES = [
  ['light', 'By day'],
  ['dark', 'By night'],
] as const;

export default function Gallery() {
  const shown = useSamples(new URLSearchParams(location.search).get('gallery') ?? '');
  const systems = useOffer()?.systems ?? [];
  if (shown === null) return null;
  return (
    <main className="gallery">
      <header>
        <h1>Gallery</h1>
        <p>
          Every counter, terrain, mark and panel, by day and by night. Nothing here is a game that is kept.
        </p>
        {systems.length > 1 ? (
          <nav aria-label="Systems">
            {systems.map(({ id, title }) => (
              <a key={id} href={`?gallery=${id}`}>
                {title}
              </a>
            ))}
          </nav>
        ) : null}
      </header>
      {/* All of it at once, as it is looked at and tested. */}
      <DrawingContext value={null}>
        {THEMES.map(([theme, name]) => (
          <section key={theme} data-theme={theme} className="gallery-theme" aria-label={name}>
            <h2>{name}</h2>
            <CounterGallery {...shown} />
            <GroundGallery {...shown} />
            <MarkGallery {...shown} />
            <PanelGallery />
          </section>
        ))}
      </DrawingContext>
    </main>
  );
}
