/**
 * Programmers' synonyms: abbreviations used in identifiers, and verbs that library authors choose differently
 * from the people who search. General English synonyms are left out, because they find everything.
 */
import { stem } from '../../contract/words.ts'

const GROUPS = `
string str text
integer int
number num numeric float
list array arr
dictionary dict map hash mapping
directory dir folder
remove delete del drop erase unlink
convert cast parse transform
check is validate verify test assert
create make new build generate
get fetch retrieve find lookup obtain
print log output display show write
function func fn method def
variable var
argument arg parameter param
configuration config conf settings options option
character char
boolean bool
image img picture
database db
document doc documentation docs readme
message msg
error err exception
request req
response res resp reply
context ctx
initialize init setup
maximum max
minimum min
average mean avg
length len size count
reference ref
object obj
expression expr
regular regex regexp re
previous prev
temporary temp tmp
source src
destination dest dst target
environment env
execute exec run call invoke
authentication auth authenticate login
authorization authorize permission
address addr
attribute attr property prop
command cmd
connection conn connect
current curr cur
date datetime time timestamp
default def
difference diff
duplicate dup unique distinct
element elem item
extension ext
identifier id
index idx
information info
iterate loop each foreach iter
load read open parse
save store write dump persist serialize
merge join concat concatenate combine append extend
split separate divide tokenize
sort order sorted
reverse invert flip
package pkg module mod
password pwd pass
pointer ptr
position pos
query search filter
random rand
receive recv
replace substitute sub
sequence seq
server srv
session sess
socket sock
specification spec
start begin launch
stop end terminate kill close shutdown
statistics stat stats
synchronize sync
asynchronous async await
table tbl
url uri link website site
user usr
utility util utils
value val
version ver
window win
row line
column col
first head front
last tail end
change modify update edit set
copy clone duplicate
compare equal equals eq
empty null none nil blank undefined
whitespace space strip trim
uppercase upper capitalize
lowercase lower
multiply product
add sum plus total
plot draw figure chart graph
binary bin bytes byte
encode encoding decode
hexadecimal hex
decimal dec
compress zip gzip
thread threading concurrent
process subprocess proc
wait sleep delay timeout
keyboard key input
dependency require requirements install
middleware handler hook
route router routing path endpoint
header headers
cookie cookies
template view render
`

const SYNONYMS: ReadonlyMap<string, readonly string[]> = (() => {
  const sets = new Map<string, Set<string>>()
  for (const line of GROUPS.trim().split('\n')) {
    const terms = [...new Set(line.split(' ').map(stem))]
    for (const term of terms) {
      const own = sets.get(term) ?? new Set()
      for (const other of terms) if (other !== term) own.add(other)
      sets.set(term, own)
    }
  }
  return new Map([...sets].map(([term, own]) => [term, [...own]]))
})()

/** Other terms for a term, both stemmed. */
export function synonymsOf(term: string): readonly string[] {
  return SYNONYMS.get(term) ?? []
}
