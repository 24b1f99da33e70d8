import type { TreeRow } from './planting';

export function Trees({ rows, kind }: { readonly rows: readonly TreeRow[]; readonly kind: string }) {
  return (
    <g className={`trees ${kind}`}>
      {rows.map((row) => (
        <g key={`${row.y} ${row.part}`}>
          <path className="tree-shadow" d={row.shadow} />
          <path className="trunk" d={row.trunk} />
          {row.crowns.map((crown, tone) =>
            crown === '' ? null : <path key={tone} className={`crown tone-${tone + 1}`} d={crown} />,
          )}
          <path className="tree-shade" d={row.shade} />
          <path className="tree-light" d={row.light} />
        </g>
      ))}
    </g>
  );
}
