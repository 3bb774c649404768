/** Interfaces that programs embed most: their methods, and how many values each takes and gives. */
import * as t from './types.ts'

const INTERFACES: Record<string, string> = {
  error: 'Error',
  'fmt.Stringer': 'String',
  'fmt.GoStringer': 'GoString',
  'fmt.Formatter': 'Format',
  'io.Reader': 'Read',
  'io.Writer': 'Write',
  'io.Closer': 'Close',
  'io.Seeker': 'Seek',
  'io.ReaderAt': 'ReadAt',
  'io.WriterAt': 'WriteAt',
  'io.ReaderFrom': 'ReadFrom',
  'io.WriterTo': 'WriteTo',
  'io.ByteReader': 'ReadByte',
  'io.ByteWriter': 'WriteByte',
  'io.StringWriter': 'WriteString',
  'io.ReadWriter': 'Read Write',
  'io.ReadCloser': 'Read Close',
  'io.WriteCloser': 'Write Close',
  'io.ReadWriteCloser': 'Read Write Close',
  'io.ReadSeeker': 'Read Seek',
  'io.WriteSeeker': 'Write Seek',
  'io.ReadSeekCloser': 'Read Seek Close',
  'io.ReadWriteSeeker': 'Read Write Seek',
  'sort.Interface': 'Len Less Swap',
  'heap.Interface': 'Len Less Swap Push Pop',
  'container/heap.Interface': 'Len Less Swap Push Pop',
  'context.Context': 'Deadline Done Err Value',
  'encoding.TextMarshaler': 'MarshalText',
  'encoding.TextUnmarshaler': 'UnmarshalText',
  'encoding.BinaryMarshaler': 'MarshalBinary',
  'encoding.BinaryUnmarshaler': 'UnmarshalBinary',
  'encoding/json.Marshaler': 'MarshalJSON',
  'encoding/json.Unmarshaler': 'UnmarshalJSON',
  'flag.Value': 'String Set',
  'hash.Hash': 'Write Sum Reset Size BlockSize',
  'io/fs.FS': 'Open',
  'io/fs.File': 'Stat Read Close',
  'io/fs.FileInfo': 'Name Size Mode ModTime IsDir Sys',
  'io/fs.DirEntry': 'Name IsDir Type Info',
  'os.FileInfo': 'Name Size Mode ModTime IsDir Sys',
  'net.Addr': 'Network String',
  'net.Conn': 'Read Write Close LocalAddr RemoteAddr SetDeadline SetReadDeadline SetWriteDeadline',
  'net.Error': 'Error Timeout Temporary',
  'net.Listener': 'Accept Close Addr',
  'net/http.CloseNotifier': 'CloseNotify',
  'net/http.File': 'Close Read Seek Readdir Stat',
  'net/http.FileSystem': 'Open',
  'net/http.Flusher': 'Flush',
  'net/http.Handler': 'ServeHTTP',
  'net/http.Hijacker': 'Hijack',
  'net/http.Pusher': 'Push',
  'net/http.ResponseWriter': 'Header Write WriteHeader',
  'net/http.RoundTripper': 'RoundTrip',
  'sync.Locker': 'Lock Unlock',
  'database/sql.Scanner': 'Scan',
  'database/sql/driver.Valuer': 'Value',
  'log/slog.Handler': 'Enabled Handle WithAttrs WithGroup',
}

/** By method, as most of these interfaces have it. */
const SHAPES: Record<string, string> = {
  '0 0': 'Flush Lock Reset Unlock',
  '0 1':
    'Addr BlockSize Close CloseNotify Done Err Error GoString Header IsDir Len LocalAddr Mode ModTime Name Network Pop ' +
    'RemoteAddr Size String Sys Temporary Timeout Type',
  '0 2': 'Accept Deadline Info MarshalBinary MarshalJSON MarshalText ReadByte Stat',
  '0 3': 'Hijack',
  '1 0': 'Push WriteHeader',
  '1 1':
    'Scan Set SetDeadline SetReadDeadline SetWriteDeadline Sum UnmarshalBinary UnmarshalJSON UnmarshalText Value ' +
    'WithAttrs WithGroup WriteByte',
  '1 2': 'Open Read ReadFrom Readdir RoundTrip Write WriteString WriteTo',
  '2 0': 'Format ServeHTTP Swap',
  '2 1': 'Enabled Handle Less',
  '2 2': 'ReadAt Seek WriteAt',
}
const OTHER_SHAPES: Record<string, string> = {
  'database/sql/driver.Valuer.Value': '0 2',
  'net/http.Pusher.Push': '2 1',
}
const shapes = new Map(
  Object.entries(SHAPES).flatMap(([shape, names]) => names.split(' ').map((name) => [name, shape] as const)),
)

export const wellKnownInterfaces: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(INTERFACES).map(([name, methods]) => [name, methods.split(' ')]),
)

/** Whether a method of this type may stand for that of the interface: types are not compared, their number is. */
export function hasShape(type: t.Type, interfaceName: string, method: string): boolean {
  const shape = OTHER_SHAPES[`${interfaceName}.${method}`] ?? shapes.get(method)
  return type.kind !== t.FUNCTION || shape === undefined || shape === `${type.parameters.length} ${type.results.length}`
}
