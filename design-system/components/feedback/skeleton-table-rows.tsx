import { Skeleton } from './skeleton.tsx'

/** Holds the place of a table's rows: goes into its `<tbody>`, so the columns keep their widths. */
export function SkeletonTableRows({ rows, columns, cellClassName }: { rows: number; columns: number; cellClassName?: string | undefined }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (__, column) => (
        <td key={column} className={cellClassName}>
          <Skeleton width={column === 0 ? 'full' : 'long'} />
        </td>
      ))}
    </tr>
  ))
}
