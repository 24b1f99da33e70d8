import { useGame } from '../../store/useGame';

/** A game that somebody sent, or a rules question, from its file. */
export function OpenFile() {
  const openText = useGame((state) => state.openText);
  return (
    <label className="open-file">
      Open a game from a file
      <input
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void file.text().then(openText);
        }}
      />
    </label>
  );
}
