import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{posix}from"node:path";var CLASS_ACCESSORS=["class_attribute","cattr_accessor","cattr_reader","mattr_accessor","mattr_reader","thread_mattr_accessor"];var OF_OBJECTS=/^(attr_accessor|attr_reader|attr_writer)$/;
var ONE=/^(attribute|has_one_attached|has_many_attached|has_rich_text)$/;var namesAttributes=name=>OF_OBJECTS.test(name)||ONE.test(name)||name==="store_accessor"||
CLASS_ACCESSORS.includes(name);function attributesIn(t,name,args){if(!namesAttributes(name))return[];const symbols=args.filter(one=>t.type(one)==="simple_symbol");
if(OF_OBJECTS.test(name)||CLASS_ACCESSORS.includes(name))return symbols;if(name==="store_accessor")return symbols.slice(1);const[first]=args;if(!ONE.test(name)||
first===void 0||first!==symbols[0])return[];return isOfRequest(t,first)?symbols:[first]}function isOfRequest(t,node){for(let at=t.parent(node);at!==void 0;at=t.
parent(at)){const superclass=t.type(at)==="class"?t.field(at,"superclass"):void 0;if(superclass!==void 0)return t.text(superclass).endsWith("CurrentAttributes")}
return false}function namesIn(t,pattern){switch(t.type(pattern)){case"identifier":return[pattern];case"as_pattern":{const[value,name]=[t.field(pattern,"value"),t.field(pattern,
"name")];return[...value===void 0?[]:namesIn(t,value),...name===void 0?[]:[name]]}case"keyword_pattern":{const[key,value]=[t.field(pattern,"key"),t.field(pattern,
"value")];return value!==void 0?namesIn(t,value):key===void 0?[]:[key]}case"splat_parameter":case"hash_splat_parameter":return t.each(pattern,"identifier");case"\
array_pattern":case"find_pattern":case"hash_pattern":case"alternative_pattern":case"parenthesized_pattern":return t.named(pattern).flatMap(one=>namesIn(t,one));default:
return[]}}var targetsIn=(t,left)=>/^(left_assignment_list|destructured_left_assignment|rest_assignment)$/.test(t.type(left))?t.named(left).flatMap(one=>targetsIn(
t,one)):[left];var BODIES=/^(method|singleton_method|block|do_block|lambda)$/;function isInBody(t,node){for(let at=t.parent(node);at!==void 0;at=t.parent(at))if(BODIES.
test(t.type(at)))return true;return false}var binding=names=>({kind:"variable",localInFunction:true,names:(t,node)=>isInBody(t,node)?names(t,node):[]});var matching=binding(
(t,node)=>{const pattern=t.field(node,"pattern");return pattern===void 0?[]:namesIn(t,pattern)});var BINDING={in_clause:matching,match_pattern:matching,test_pattern:matching,
exception_variable:binding((t,node)=>t.each(node,"identifier")),for:binding((t,node)=>{const pattern=t.field(node,"pattern");return pattern===void 0?[]:targetsIn(
t,pattern).filter(one=>t.type(one)==="identifier")})};var NAMES=`
abort_on_exception abort_on_exception= absolute? absolute_path absolute_path? add_trace_func advise alias_method
alive? allbits? allocate ancestors anybits? append ascend ascii_compatible? ascii_only? asctime at_exit
attr_accessor attr_reader attr_writer auto_compact auto_compact= autoclose= autoclose? autoload autoload? backtrace
backtrace_locations basename between? bind_call binding binmode binmode? binread binwrite birthtime bit_length
blksize block_given? blockdev? blocking? blocks broadcast bsearch bsearch_index bytesize byteslice caller
caller_locations capitalize capitalize! captures casecmp casecmp? casefold? center chardev? children chomp! chroot
chunk_while class_eval class_exec class_variable_defined? class_variable_get class_variable_set class_variables
classify cleanpath clock_getres clock_gettime close! close_on_exec= close_on_exec? close_read close_write closed?
closed_read? closed_write? codepoints coerce collect collect! collect_concat combination compact compact!
compare_by_identity compare_by_identity? concat conjugate const_defined? const_get const_missing const_set
const_source_location constants copy_stream coredump? corrections cover? cwyear daemon day_fraction deconstruct
deconstruct_keys default default= default_proc default_proc= define_method define_singleton_method delete delete!
delete? delete_at delete_if delete_prefix delete_prefix! delete_suffix delete_suffix! denominator deprecate_constant
descend detach detect dev_major dev_minor difference digits directory? dirname disable disjoint? display divide
divmod downcase downcase! downto drop_while dummy? each_byte each_char each_child each_codepoint each_cons
each_entry each_filename each_grapheme_cluster each_index each_key each_line each_pair each_slice each_value
each_with_index each_with_object empty? enable encode encode! encoding end_with? england entries enum_for equal?
except exception exclude_end? executable? executable_real? exist? exists? exited? exitstatus expand_path extend
external_encoding extname fdatasync fetch_values fileno filter filter! filter_map find_all find_index finite?
fixed_encoding? flat_map flatten flatten! flatten_merge fnmatch fnmatch? for_fd force_encoding foreach format freeze
friday? frozen? full_message gcdlcm gem_original_require getbyte getlocal getpgid getpgrp getpriority getrlimit
getsid getutc global_variables gmt_offset gmtime gmtoff grapheme_clusters gregorian gregorian? grep_v group_by
groups groups= grpowned? has_key? has_value? httpdate id2name identical? imaginary include include? included_modules
infinite? initgroups initialize initialize_clone initialize_copy initialize_dup inject insert inspect instance_eval
instance_exec instance_method instance_methods instance_of? instance_variable_defined? instance_variable_get
instance_variable_set instance_variables integer? intern internal_encoding intersect? intersection invert isatty
iso8601 iterator? itself jisx0301 julian julian? keep_if kind_of? lambda lambda? last_status latest_compact_info
latest_gc_info lchmod lchown length lgamma lineno lineno= local_variable_defined? local_variable_get
local_variable_set local_variables localtime locked? lstrip lstrip! lutime magnitude make_link make_symlink
marshal_dump marshal_load match? match_length max_by maxgroups maxgroups= measure_total_time measure_total_time=
member? members merge! message method method_defined? method_missing methods min_by minmax minmax_by minute mkfifo
mkpath mktime mktmpdir module_eval module_exec modulo monday? mountpoint? named_captures native_thread_id negative?
new_offset new_start next_day next_float next_month next_values next_year nobits? nonzero? num_waiting numerator
object_id offset opendir options original_message original_name owned? parameters parent partition pathconf
peek_values pending_interrupt? permutation positive? post_match pre_match prepend pretty_print pretty_print_cycle
prev_day prev_float prev_month prev_year printf priority priority= private? private_class_method private_constant
private_instance_methods private_method_defined? private_methods product proper_subset? proper_superset? protected?
protected_instance_methods protected_method_defined? protected_methods public? public_class_method public_constant
public_instance_method public_instance_methods public_method public_method_defined? public_methods public_send
pwrite random_number rassoc rationalize rdev_major rdev_minor read_nonblock readable? readable_real? readbyte
readchar readline readlines readlink readpartial realdirpath realpath receiver rectangular reduce regexp rehash
reject reject! relative? relative_path_from remainder remove_class_variable remove_instance_variable remove_method
rename reopen repeated_combination repeated_permutation replace replicate report_on_exception report_on_exception=
require require_relative respond_to? respond_to_missing? restore resume reverse reverse! reverse_each rewind rfc2822
rfc3339 rfc822 rindex rmtree rotate rotate! rpartition rstrip rstrip! ruby2_keywords sample saturday? scrub!
sec_fraction second second_fraction select select! set_backtrace set_encoding set_encoding_by_bom set_trace_func
setbyte setgid? setpgid setpgrp setpriority setproctitle setrlimit setsid setuid? shuffle shuffle! signal signaled?
singleton_class singleton_class? singleton_method singleton_method_added singleton_method_removed
singleton_method_undefined singleton_methods slice! slice_after slice_before slice_when socket? sort_by sort_by!
source source_location spell_checker sprintf squeeze squeeze! start_with? status sticky? stopped? stopsig stress
stress= strftime string string= strip! sub_ext subclasses subsec subset? subtract success? sunday? super_method
superclass superset? swapcase swapcase! symlink symlink? synchronize syscall sysopen sysread sysseek system syswrite
tainted? take_while terminate termsig thread_variable? thread_variable_get thread_variable_set thread_variables
thursday? tmpdir to_ary to_date to_datetime to_enum to_hash to_int to_path to_proc to_set to_str to_sym to_time
total_time trace_var transfer transform_keys transform_keys! transform_values transform_values! transpose truncate
try_convert try_lock tuesday? tv_nsec tv_sec tv_usec unbind undef_method undump ungetbyte ungetc unicode_normalize
unicode_normalize! unicode_normalized? unlink unlock unpack unpack1 unshift untaint untrace_var untrust untrusted?
upcase upcase! update using_rvargc? utc_offset valid_encoding? value? values values_at verify_compaction_references
verify_internal_consistency verify_transient_heap_internal_consistency waitall waitpid waitpid2 wakeup wednesday?
with_index with_object world_readable? world_writable? writable? writable_real? write_nonblock xmlschema yield_self
`;var CORE_METHODS=new Set(NAMES.trim().split(/\s+/));var NAMES_OF_VALUES=`
__id__ __send__ abs abs2 advise all? allbits? angle any? anybits? append arg arity ascii_only? asctime assoc at
atime autoclose= autoclose? b backtrace backtrace_locations begin between? binding binmode binmode? birthtime
bit_length bsearch bsearch_index bytes bytesize byteslice call capitalize capitalize! captures casecmp casecmp?
casefold? cause ceil center chain chars chmod chomp chomp! chop chop! chown chr chunk chunk_while clamp class clear
clone close close_on_exec= close_on_exec? close_read close_write closed? codepoints coerce collect collect!
collect_concat combination compact compact! compare_by_identity compare_by_identity? concat conj conjugate count
cover? crypt ctime curry cycle day deconstruct deconstruct_keys default default= default_proc default_proc=
define_singleton_method delete delete! delete_at delete_if delete_prefix delete_prefix! delete_suffix delete_suffix!
denominator detect difference dig digits display div divmod downcase downcase! downto drop drop_while dst? dump dup
each each_byte each_char each_codepoint each_cons each_entry each_grapheme_cluster each_index each_key each_line
each_pair each_slice each_value each_with_index each_with_object empty? encode encode! encoding end end_with?
entries enum_for eof eof? eql? equal? even? except exception exclude_end? extend external_encoding fcntl fdatasync
fdiv feed fetch fetch_values fileno fill filter filter! filter_map find find_all find_index finite? first
fixed_encoding? flat_map flatten flatten! flock floor flush force_encoding freeze friday? frozen? fsync full_message
gcd gcdlcm getbyte getc getgm getlocal gets getutc gmt? gmt_offset gmtime gmtoff grapheme_clusters grep grep_v
group_by gsub gsub! has_key? has_value? hash hex hour i id2name imag imaginary include? index infinite? inject
insert inspect instance_eval instance_exec instance_of? instance_variable_defined? instance_variable_get
instance_variable_set instance_variables integer? intern internal_encoding intersect? intersection invert ioctl
is_a? isatty isdst itself join keep_if key key? keys kind_of? lambda? last lazy lcm length lineno lineno= lines
ljust localtime lstat lstrip lstrip! magnitude map map! match match? match_length max max_by mday member? merge
merge! message method methods min min_by minmax minmax_by modulo mon monday? month mtime name named_captures names
nan? negative? next next! next_float next_values nil? nobits? none? nonzero? nsec numerator object_id oct odd?
offset one? options ord pack parameters partition path peek peek_values permutation phase pid polar pop pos pos=
positive? post_match pow pre_match pread pred prepend prev_float print printf private_methods product
protected_methods public_method public_methods public_send push putc puts pwrite quo rassoc rationalize read
read_nonblock readbyte readchar readline readlines readpartial real real? rect rectangular reduce regexp rehash
reject reject! remainder remove_instance_variable reopen repeated_combination repeated_permutation replace
respond_to? reverse reverse! reverse_each rewind rindex rjust rotate rotate! round rpartition rstrip rstrip!
ruby2_keywords sample saturday? scan scrub scrub! sec seek select select! send set_backtrace set_encoding
set_encoding_by_bom setbyte shift shuffle shuffle! singleton_class singleton_method singleton_method_added
singleton_methods size slice slice! slice_after slice_before slice_when sort sort! sort_by sort_by! source
source_location split squeeze squeeze! start_with? stat step store strftime string strip strip! sub sub! subsec succ
succ! sum sunday? swapcase swapcase! sync sync= sysread sysseek syswrite taint tainted? take take_while tally tap
tell then thursday? times to_a to_ary to_c to_enum to_f to_h to_hash to_i to_int to_io to_path to_proc to_r to_s
to_str to_sym tr tr! tr_s tr_s! transform_keys transform_keys! transform_values transform_values! transpose truncate
trust tty? tuesday? tv_nsec tv_sec tv_usec undump ungetbyte ungetc unicode_normalize unicode_normalize!
unicode_normalized? union uniq uniq! unpack unpack1 unshift untaint untrust untrusted? upcase upcase! update upto
usec utc utc? utc_offset valid_encoding? value? values values_at wday wednesday? with_index with_object write
write_nonblock yday year yield yield_self zero? zip zone
`;var METHODS_OF_VALUES=new Set(NAMES_OF_VALUES.trim().split(/\s+/));function delegated(t,args){const option=name=>{const pair=args.find(one=>t.type(one)==="pair"&&t.text(t.field(one,"key")??one)===name);const value=pair===void 0?
void 0:t.field(pair,"value");return value===void 0?void 0:t.text(value).replace(/^[:"']+|["']$/g,"")};const to=option("to");if(to===void 0)return{named:[]};const prefix=option(
"prefix");const before=prefix===void 0||prefix==="false"?"":`${prefix==="true"?to:prefix}_`;const symbols=args.filter(one=>t.type(one)==="simple_symbol");return{
to,named:symbols.map(one=>[one,`${before}${t.text(one).slice(1)}`])}}function handedOn(t,name,args){if(name==="delegate")return delegated(t,args).named.map(([node])=>node);
const symbols=args.map(one=>t.type(one)==="simple_symbol"?one:void 0);const named=/^def_(instance_)?delegators$/.test(name)?symbols.slice(1):[symbols[2]??symbols[1]];
return named.flatMap(one=>one??[])}function methodIn(t,call){const method=t.type(call)==="call"?t.field(call,"method"):void 0;return method===void 0?"":t.text(method)}function argumentsOf(t,call){
const list=t.field(call,"arguments");return list===void 0?[]:t.named(list)}function optionOf(t,args,name){const isNamed=one=>t.type(one)==="pair"&&t.text(t.field(
one,"key")??one).replace(/^:/,"")===name;const pair=args.find(isNamed);return pair===void 0?void 0:t.field(pair,"value")}var wordsOf=(t,node)=>t.text(node).replace(
/^%[iw]/,"").match(/\w+/g)??[];var DESCRIBES=/^(describe|context|feature|shared_examples|shared_examples_for|shared_context|xdescribe|fdescribe|xcontext|fcontext)$/;var NAMES_VALUES=["let","l\
et!","let_it_be","let_it_be!","given","given!","subject","subject!"];function valuesIn(t,block){const call=t.parent(block);const body=t.field(block,"body");if(call===
void 0||body===void 0||!DESCRIBES.test(methodIn(t,call)))return[];return t.named(body).flatMap(one=>{const method=t.type(one)==="call"?t.field(one,"method"):void 0;
if(method===void 0||!NAMES_VALUES.includes(t.text(method))||t.field(one,"receiver")!==void 0)return[];const[name]=argumentsOf(t,one);if(name===void 0)return t.text(
method).startsWith("subject")?[{name:method,called:"subject",kind:"variable"}]:[];return t.type(name)==="simple_symbol"?[{name,called:t.text(name).slice(1),kind:"\
variable"}]:[]})}var nodeOf=arg=>arg===void 0?-1:Array.isArray(arg)?arg[0]==="*"||arg[0]==="&"?-1:arg[1]:arg;var Arguments=class{#flow;#rests=new Map;#tables=new Map;constructor(flow){
this.#flow=flow}pass(args,parameters2){const placed=parameters2.filter(([how])=>how===""||how==="="||how==="*");const given=args.filter(arg=>!Array.isArray(arg)||
arg[0]==="*");this.#passPlaced(given,placed);for(const arg of args)if(Array.isArray(arg)&&arg[0]!=="*"&&arg[0]!=="&")this.#passNamed(arg[0],arg[1],parameters2,placed[given.
length])}#passPlaced(given,placed){const rest=placed.findIndex(([how])=>how==="*");const behind=rest<0?0:placed.length-rest-1;for(const[nth,arg]of given.entries()){
if(Array.isArray(arg)){this.#flow.elements(arg[1],element=>{for(const parameter2 of placed.slice(nth))this.#arrive(element,parameter2)});continue}const fromEnd=given.
length-nth;const parameter=placed[rest<0||nth<rest?nth:fromEnd<=behind?placed.length-fromEnd:rest];if(parameter)this.#arrive(arg,parameter)}}#arrive(value,[how,
,parameter]){if(how!=="*"){this.#flow.nodes.edge(value,parameter);return}let element=this.#rests.get(parameter);if(element===void 0){element=this.#flow.program.
node();this.#rests.set(parameter,element);this.#flow.nodes.add(parameter,this.#flow.values.list(element))}this.#flow.nodes.edge(value,element)}#passNamed(name,node,parameters2,next){
const{nodes}=this.#flow;const keywords=parameters2.filter(([how])=>how===":");const others=parameters2.find(([how])=>how==="**");const table=others??(keywords.length===
0&&next?.[0]!=="*"?next:void 0);if(name==="**"){nodes.watch(node,value=>{if(value.is==="table")for(const[,,keyword2]of keywords)nodes.edge(value.value,keyword2)});
if(table)nodes.edge(node,table[2]);return}const keyword=keywords.find(([,known])=>known===name);if(keyword)nodes.edge(node,keyword[2]);else if(table)this.#fill(
table[2],name,node)}#fill(parameter,key,value){const{nodes,program,values}=this.#flow;let table=this.#tables.get(parameter);if(!table){table=values.table(program.
node(),program.node());this.#tables.set(parameter,table);nodes.add(parameter,table)}nodes.add(table.key,values.symbol(key));nodes.edge(value,table.value)}};var camelized=name=>name.replace(/(?:^|_)(\w)/g,(_,letter)=>letter.toUpperCase());var Class=class{name;isModule;isInside=false;isOfTable=false;symbols=[];superclass;includes=[];prepends=[];extends=[];methods=new Map;statics=new Map;constants=new Map;variables=new Map;ownVariables=new Map;constructor(name,isModule){
this.name=name;this.isModule=isModule}};var Classes=class{all=[];object;#lines=new Map;#below=new Map;#methods=new Map;#ownMethods=new Map;constructor(){this.object=
this.make("Object",false);this.object.constants.set("Object",this.object)}make(name,isModule){const made=new Class(name,isModule);this.all.push(made);return made}within(outer,name,isModule=false){
const known=outer.constants.get(name);if(known instanceof Class)return known;const made=this.make(outer===this.object?name:`${outer.name}::${name}`,isModule);outer.
constants.set(name,made);return made}core(name){return this.within(this.object,name)}constant(path,around2){const[head,...rest]=path.replace(/^::/,"").split("::");
let found=path.startsWith("::")?this.object.constants.get(head):this.#head(head,around2);for(const name of rest){if(!(found instanceof Class))return void 0;found=
this.#inherited(found,name)}return found}named(path,around2){const found=this.constant(path,around2);if(found!==void 0)return found instanceof Class?found:void 0;
const names=path.replace(/^::/,"").split("::");let at=this.object;for(const[nth,name]of names.entries()){const known=nth===0&&!path.startsWith("::")?this.#head(
name,around2):at.constants.get(name);at=known instanceof Class?known:this.within(at,name)}return at}#head(name,around2){for(const one of around2){const found2=one.
constants.get(name);if(found2!==void 0)return found2}const[innermost]=around2;const found=(innermost&&this.#inherited(innermost,name))??this.object.constants.get(
name);const isElsewhere=found instanceof Class&&!found.isInside;return(found===void 0||isElsewhere?this.#mixedIntoObject(name):void 0)??found}#mixedIntoObject(name){
for(const module of this.object.includes){const found=module.constants.get(name);if(typeof found==="number"||found?.isInside)return found}return void 0}#inherited(of,name){
for(const one of this.line(of)){const found=one===this.object&&of!==this.object?void 0:one.constants.get(name);if(found!==void 0)return found}return void 0}line(of){
let known=this.#lines.get(of);if(!known){this.#lines.set(of,[of]);const above2=of.superclass??(of===this.object?void 0:this.object);const all=[...this.#mixed(of),
...above2?this.line(above2):[]];known=[...new Set(all)];this.#lines.set(of,known)}return known}#mixed(into,seen=new Set){if(seen.has(into))return[];seen.add(into);
return[...[...into.prepends].reverse().flatMap(one=>this.#mixed(one,seen)),into,...[...into.includes].reverse().flatMap(one=>this.#mixed(one,seen))]}below(of){if(this.#below.
size===0)for(const one of this.all)for(const above2 of this.line(one)){if(above2===one||above2===this.object)continue;const known=this.#below.get(above2);if(known)
known.push(one);else this.#below.set(above2,[one])}return this.#below.get(of)??[]}forgetLines(){this.#lines.clear();this.#below.clear();this.#methods.clear();this.#ownMethods.
clear()}method(of,name){return remembered(this.#methods,of,name,()=>{for(const one of this.line(of)){const found=one.methods.get(name);if(found)return found}return NONE})}ownMethod(of,name){
return remembered(this.#ownMethods,of,name,()=>{for(const one of this.line(of)){if(one.isModule&&one!==of)continue;const found=one.statics.get(name)??this.#extended(
one,name);if(found)return found}return this.method(this.core(of.isModule?"Module":"Class"),name)})}#extended(of,name){for(const module of[...of.extends].reverse())
for(const one of this.#mixed(module)){const found=one.methods.get(name);if(found)return found}return void 0}above(owner,of,name,isStatic){const line=this.line(of);
const own=line.indexOf(owner);const at=own>=0?own:line.findIndex(one=>one.extends.some(each=>this.line(each).includes(owner)));for(const one of line.slice(at+1)){
const found=isStatic?one.statics.get(name)??this.#extended(one,name):one.methods.get(name);if(found)return found}return NONE}};var NONE=[];function remembered(known,of,name,find){
let ofClass=known.get(of);if(!ofClass){ofClass=new Map;known.set(of,ofClass)}let found=ofClass.get(name);if(!found){found=find();ofClass.set(name,found)}return found}var underscored=name=>name.replace(/([A-Z\d]+)([A-Z][a-z])/g,"$1_$2").replace(/([a-z\d])([A-Z])/g,"$1_$2").toLowerCase();function pathWritten(t,node){const[,text]=/^(?:["']|:(?!:))?((?:::)?\w+(?:::\w+)*)(?:["']|\.name)?$/.
exec(t.text(node))??[];return text===void 0||/^(::)?[A-Z]/.test(text)?text:camelized(text)}var plural=name=>/(person|child)$/.test(name)?name.replace(/person$/,
"people").replace(/child$/,"children"):name.replace(/([^aeiou])y$/,"$1ie").replace(/(s|x|ch|sh)$/,"$1e").replace(/$/,"s");var singular=name=>name.replace(/people$/,
"person").replace(/children$/,"child").replace(/ies$/,"y").replace(/(ss|x|ch|sh|us)es$/,"$1").replace(/([^su])s$/,"$1");var FACTORIES="::FactoryBot::Factories";var MAKES=/^(create|build|build_stubbed|attributes_for|association|Fabricate)$/;var MAKES_SEVERAL=/^(create|build|build_stubbed)_(list|pair)$/;
var USES=/^(create|build|attributes_for$|association$|Fabricate$)/;var methodOf=factory=>`factory ${factory}`;var TRAITS="::FactoryBot::Traits";var traitOf=trait=>`\
trait ${trait}`;var classOf=factory=>`${TRAITS}::${camelized(factory)}`;var declaredByFactory=(t,name,call)=>name==="trait"?traitIn(t,call):factoryIn(t,name,call);
function traitIn(t,call){const[first]=argumentsOf(t,call);const isTrait=first!==void 0&&t.type(first)==="simple_symbol"&&t.field(call,"receiver")===void 0;return isTrait&&
isDefined(t,call)?first:void 0}function factoryIn(t,name,call){if(!/^(factory|Fabricator)$/.test(name)||t.field(call,"receiver")!==void 0)return void 0;const[first]=argumentsOf(
t,call);if(first===void 0||t.type(first)!=="simple_symbol")return void 0;return name==="Fabricator"||isDefined(t,call)?first:void 0}function isDefined(t,call){for(let at=t.
parent(call);at!==void 0;at=t.parent(at)){const receiver=t.type(at)==="call"?t.field(at,"receiver"):void 0;if(receiver!==void 0&&/^(::)?Factory(Bot|Girl)$/.test(
t.text(receiver)))return methodIn(t,at)==="define"}return false}function declareFactory(b,name,call){const{t}=b;if(name==="trait")declareTrait(b,call);const named=factoryIn(
t,name,call);if(named===void 0)return;const called=t.text(named).slice(1);const args=argumentsOf(t,call);const option=key=>optionOf(t,args,key);const written=option(
"class")??option("class_name");const base=option("parent")??option("from")??around(t,call);const parent=written===void 0?base:void 0;const owner=b.scope("class",
0,{name:FACTORIES});const symbol=b.symbolAt(named,1);const aliases=option("aliases");for(const each of[called,...aliases===void 0?[]:wordsOf(t,aliases)]){b.scope(
"class",0,{name:classOf(each),superclass:each===called?above(t,base):classOf(called)});const method=b.scope("method",owner,{name:methodOf(each),symbol});const{self,
result}=b.at(method);if(written===void 0&&parent!==void 0){b.add(["call",result,self,method,methodOf(wordsOf(t,parent)[0]??""),[],-1,-1]);continue}const model=b.
node();const path=written===void 0?camelized(called):pathWritten(t,written);if(path===void 0)continue;b.add(["constant",model,method,path]);b.add(["call",result,
model,method,"allocate",[],-1,-1])}}var above=(t,base)=>base===void 0?TRAITS:classOf(wordsOf(t,base)[0]??"");function declareTrait(b,call){const{t}=b;const named=traitIn(
t,call);if(named===void 0)return;const owner=b.scope("class",0,{name:above(t,around(t,call))});b.scope("method",owner,{name:traitOf(t.text(named).slice(1)),symbol:b.
symbolAt(named,1)})}function useFactory(b,scope,name,call,result){const{t}=b;if(!USES.test(name))return;const receiver=t.field(call,"receiver");const on=receiver===
void 0?"":t.text(receiver);const isOne=MAKES.test(on==="Fabricate"?on:name);if(!(isOne||MAKES_SEVERAL.test(name))||!/^((::)?Factory(Bot|Girl)|Fabricate)?$/.test(
on))return;const args=argumentsOf(t,call);const[first]=args;if(first===void 0||t.type(first)!=="simple_symbol")return;const factory=optionOf(t,args,"factory")??
first;if(t.type(factory)!=="simple_symbol")return;const[made,factories,object]=[b.node(),b.node(),b.node()];b.add(["constant",factories,scope,FACTORIES]);b.add(
["call",object,factories,scope,"allocate",[],-1,-1]);const named=b.callback(factory,b.bodyAround(scope));b.add(["call",made,object,scope,methodOf(t.text(factory).
slice(1)),[],named,-1]);if(isOne)b.flow(made,result);else b.add(["array",result,made]);useTraits(b,scope,t.text(factory).slice(1),args.slice(1))}function useTraits(b,scope,factory,args){
const{t}=b;for(const trait of args){if(t.type(trait)!=="simple_symbol")continue;const[made,object]=[b.node(),b.node()];b.add(["constant",made,scope,classOf(factory)]);
b.add(["call",object,made,scope,"allocate",[],-1,-1]);const named=b.callback(trait,b.bodyAround(scope));b.add(["call",b.node(),object,scope,traitOf(t.text(trait).
slice(1)),[],named,-1])}}function callOnFactory({nodes,values,program},{name,args,result,isExplicit}){if(isExplicit||!MAKES.test(name))return false;const{classes}=program;
const declared=classes.constant(FACTORIES,[]);nodes.watch(nodeOf(args[0]),value=>{if(value.is!=="symbol")return;if(declared instanceof Class&&declared.methods.has(
methodOf(value.text)))return;const made=classes.constant(camelized(value.text),[]);if(made instanceof Class&&made.isInside)nodes.add(result,values.guessed(made))});
return true}function around(t,call){for(let at=t.parent(call);at!==void 0;at=t.parent(at)){const found=factoryIn(t,methodIn(t,at),at);if(found!==void 0)return found}
return void 0}var NUMBERED=/^_[1-9]$/;var APART=/^(?:block|do_block|lambda|method|singleton_method|class|module|singleton_class)$/;function implicitParameters(t,body){const found=new Map;
const open=t.named(body).reverse();for(let node=open.pop();node!==void 0;node=open.pop()){const type=t.type(node);if(APART.test(type))continue;const text=type===
"identifier"?t.text(node):"";const isName=text==="it"||NUMBERED.test(text);if(isName&&!found.has(text)&&!isCalled(t,node))found.set(text,node);open.push(...t.named(
node).reverse())}const numbers=[...found.keys()].filter(name=>name!=="it");const names=numbers.length>0?numbers.sort():[...found.keys()];return names.map(name=>found.
get(name))}function isCalled(t,node){const parent=t.parent(node);return parent!==void 0&&t.type(parent)==="call"&&t.field(parent,"method")===node}var MAKES_CLASS=/^(Class\.new|Module\.new|Struct\.new|Data\.define)$/;function makerOf(t,call){if(t.type(call)!=="call")return void 0;const[method,receiver]=[t.
field(call,"method"),t.field(call,"receiver")];if(method===void 0||receiver===void 0)return void 0;const maker=`${t.text(receiver).replace(/^::/,"")}.${t.text(method)}`;
return MAKES_CLASS.test(maker)?{maker,args:argumentsOf(t,call)}:void 0}function madeBy(t,assignment){const[left,right]=[t.field(assignment,"left"),t.field(assignment,
"right")];return left===void 0||right===void 0||t.type(left)!=="constant"?void 0:makerOf(t,right)}function membersOf(t,call){const around2=t.parent(call);const type=around2===
void 0?"":t.type(around2);const made=type==="assignment"?madeBy(t,around2):type==="superclass"?makerOf(t,call):void 0;return made!==void 0&&/^(Struct|Data)/.test(
made.maker)?structMembers(t,made.args):[]}var structMembers=(t,args)=>args.filter(one=>t.type(one)==="simple_symbol");var ASSOCIATES=/^(has_many|has_and_belongs_to_many|has_one|belongs_to|delegated_type)$/;function declaredBy(t,name,args){const[first,second]=args;if(first===void 0)
return void 0;if(name==="enum")return enumerated(t,args)?.name;if(t.type(first)!=="simple_symbol")return void 0;if(ASSOCIATES.test(name))return first;const body=second===
void 0?"":t.type(second);return name==="scope"&&/^(lambda|call)$/.test(body)?first:void 0}function declareRecord(b,owner,name,args,concern){const{t}=b;const declared=declaredBy(
t,name,args);if(declared===void 0)return;const called=t.text(declared).slice(1);const symbol=b.symbolAt(declared,1);if(name==="scope"){declareScope(b,owner,called,
symbol,concern);return}if(name==="delegated_type"){declareDelegated(b,owner,called,symbol,args);return}const method=b.scope("method",owner,{name:called,symbol});
const isMany=/many/.test(name);const object=isMany?b.node():b.at(method).result;const path=classOf2(t,called,args);if(path!==void 0){const model=b.node();b.add(
["constant",model,method,path]);b.add(["call",object,model,method,"allocate",[],-1,-1])}if(isMany)b.add(["relation",b.at(method).result,object]);b.scope("method",
owner,{name:`${called}=`,symbol})}function declareDelegated(b,owner,called,symbol,args){const types=optionOf(b.t,args,"types");const any=b.scope("method",owner,
{name:called,symbol});for(const type of types===void 0?[]:b.t.text(types).match(/[A-Z]\w*(::\w+)*/g)??[]){const name=type.split("::").map(underscored).join("_");
const one=b.scope("method",owner,{name,symbol});const model=b.node();b.add(["constant",model,one,type]);b.add(["call",b.at(one).result,model,one,"allocate",[],-1,
-1]);b.flow(b.at(one).result,b.at(any).result);b.scope("method",owner,{name:`${name}?`,symbol});declareScope(b,owner,plural(name),symbol)}b.scope("method",owner,
{name:`${called}=`,symbol})}function declareScope(b,owner,name,symbol,concern){const method=b.scope("method",concern??owner,{name,symbol,...concern===void 0?{isStatic:true}:
{}});const object=b.node();b.add(["call",object,b.at(method).self,method,"allocate",[],-1,-1]);b.add(["relation",b.at(method).result,object])}function declareEnumeration(b,owner,args,concern){
const found=enumerated(b.t,args);if(!found)return;const{name,values,label}=found;const symbol=b.symbolAt(name,b.t.text(name).startsWith(":")?1:0);for(const value of values){
const called=label(value);for(const each of[`${called}?`,`${called}!`])b.scope("method",owner,{name:each,symbol});for(const each of[called,`not_${called}`])declareScope(
b,owner,each,symbol,concern)}}function enumerated(t,args){const pairs=args.filter(one=>t.type(one)==="pair");const[first,second]=args;const keyOf=pair=>t.text(t.
field(pair,"key")??pair).replace(/^:/,"");const option=name2=>{const value=pairs.find(pair=>keyOf(pair).replace(/^_/,"")===name2);const given2=value===void 0?void 0:
t.field(value,"value");return given2===void 0?void 0:t.text(given2).replace(/^:/,"")};const isNew=first!==void 0&&t.type(first)==="simple_symbol";const name=isNew?
first:first===void 0?void 0:t.field(first,"key");if(name===void 0)return void 0;const given=!isNew?t.field(first,"value"):second===void 0||pairs.includes(second)?
void 0:second;const attribute=t.text(name).replace(/^:/,"");const values=given===void 0?pairs.map(keyOf).filter(key=>!OPTION.test(key)):valuesOf(t,given);const part=how=>how===
"true"?attribute:how??"";const[before,after]=[part(option("prefix")),part(option("suffix"))];return{name,values,label:value=>[before,value,after].filter(Boolean).
join("_")}}var OPTION=/^_?(prefix|suffix|scopes|default|instance_methods|validate)$/;function valuesOf(t,list){return t.named(list).flatMap(one=>{const name=t.type(
one)==="pair"?t.field(one,"key"):one;return name!==void 0&&/symbol/.test(t.type(name))?t.text(name).replace(/^:/,""):[]})}function classOf2(t,called,args){const[
written,source]=[optionOf(t,args,"class_name"),optionOf(t,args,"source")];if(written!==void 0)return pathWritten(t,written);return camelized(singular(source===void 0?
called:t.text(source).replace(/["':]/g,"")))}var NO_COLUMN=/^(index|check_constraint|unique_constraint|exclusion_constraint|foreign_key|timestamps)$/;var declaredInSchema=(t,call)=>tableIn(t,call)??columnIn(
t,call);var isTable=(t,call)=>tableIn(t,call)!==void 0;function tableIn(t,call){if(methodIn(t,call)!=="create_table"||t.field(call,"receiver")!==void 0)return void 0;
const define=blockAround(t,call);const schema=define===void 0?void 0:t.field(define,"receiver");if(schema===void 0||methodIn(t,define)!=="define")return void 0;
return t.text(schema).startsWith("ActiveRecord::Schema")?firstText(t,call):void 0}function columnIn(t,call){const receiver=t.field(call,"receiver");if(receiver===
void 0||t.type(receiver)!=="identifier"||NO_COLUMN.test(methodIn(t,call)))return void 0;const table=blockAround(t,call);return table===void 0||!isTable(t,table)?
void 0:firstText(t,call)}function declareTable(b,call){const{t}=b;const table=tableIn(t,call);const block=table===void 0?void 0:t.field(call,"block");const body=block===
void 0?void 0:t.field(block,"body");if(table===void 0||body===void 0)return;for(const one of t.named(body)){const column=t.type(one)==="call"?columnIn(t,one):void 0;
if(column===void 0)continue;const isList=/\barray: true\b/.test(t.text(one));b.add(["column",t.text(table),t.text(column),isList?"":methodIn(t,one),b.symbolAt(column)])}}
function blockAround(t,call){const body=t.parent(call);const block=body===void 0?void 0:t.parent(body);return block===void 0||!/block$/.test(t.type(block))?void 0:
t.parent(block)}function firstText(t,call){const[first]=argumentsOf(t,call);return first===void 0||t.type(first)!=="string"?void 0:t.first(first,"string_content")}var lastName=(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(name)==="scope_resolution"?t.field(name,"name"):name};var scopeOfName=(t,node)=>{
const name=t.field(node,"name");const scope=name!==void 0&&t.type(name)==="scope_resolution"?t.field(name,"scope"):void 0;return scope===void 0?void 0:t.text(scope).
replace(/^::/,"").replaceAll("::",".")};var parameters=(t,node)=>{const list=t.field(node,"parameters");if(list===void 0)return[];return t.named(list).flatMap(parameter=>{
const name=t.type(parameter)==="identifier"?parameter:t.field(parameter,"name");if(name===void 0)return[];const value=t.field(parameter,"value");return[{node:parameter,
name,parameter:{name:t.text(name),...value===void 0?{}:{default:t.text(value).slice(0,200)},...t.type(parameter).includes("splat")?{variadic:true}:{}}}]})};var lastExpression=(t,node)=>{
const body=t.field(node,"body");return body!==void 0&&t.type(body)==="body_statement"?t.named(body).at(-1):body};var MIXED_IN=/^(include|extend|prepend)$/;var DEFINES=/^(define_(singleton_)?method|scope)$/;
var HANDS_ON=/^(delegate|def_(instance_)?delegators?)$/;var ruby={key:"ruby",family:"ruby",grammar:"tree-sitter-ruby/tree-sitter-ruby.wasm",revision:17,separator:"\
::",standard:"std:ruby",definitions:{class:{kind:"class",scope:true,name:lastName,within:scopeOfName,supertypes:(t,node)=>{const superclass=t.field(node,"superc\
lass");return superclass===void 0?[]:t.named(superclass).slice(0,1)}},module:{kind:"module",scope:true,name:lastName,within:scopeOfName},method:{kind:"function",
memberKind:"method",scope:true,parameters,value:lastExpression},singleton_method:{kind:"method",scope:true,parameters,value:lastExpression,modifiers:()=>["stati\
c"]},alias:{kind:"method",name:(t,node)=>t.field(node,"name")},assignment:{kind:(t,node)=>{const made=madeBy(t,node);return made===void 0?"variable":made.maker===
"Module.new"?"module":"class"},localInFunction:true,names:(t,node)=>{const left=t.field(node,"left");if(left===void 0)return[];return targetsIn(t,left).filter(target=>[
"identifier","constant","global_variable"].includes(t.type(target)))},scope:(t,node)=>madeBy(t,node)!==void 0,supertypes:(t,node)=>{const made=madeBy(t,node);return made?.
maker==="Class.new"?made.args.slice(0,1):[]},value:(t,node)=>madeBy(t,node)===void 0?t.field(node,"right"):void 0},...BINDING,call:{kind:(t,node)=>{const name=t.
text(t.field(node,"method")??node);if(isTable(t,node))return"struct";if(declaredByFactory(t,name,node)!==void 0)return"function";return DEFINES.test(name)||HANDS_ON.
test(name)?"method":"property"},names:(t,node)=>{const method=t.field(node,"method");const list=t.field(node,"arguments");if(method===void 0||list===void 0)return[];
const name=t.text(method);const declared=declaredInSchema(t,node)??declaredByFactory(t,name,node);if(declared!==void 0)return[declared];if(membersOf(t,node).length>
0)return membersOf(t,node);if(namesAttributes(name))return attributesIn(t,name,t.named(list));if(HANDS_ON.test(name))return handedOn(t,name,t.named(list));const record=t.
field(node,"receiver")===void 0?declaredBy(t,name,t.named(list)):void 0;if(record!==void 0)return[record];return name.startsWith("define_")&&DEFINES.test(name)&&
t.field(node,"block")!==void 0?t.each(list,"simple_symbol").slice(0,1):[]},scope:isTable,rename:(text,t,node)=>{const list=t.field(node,"arguments");const isHanded=list!==
void 0&&t.text(t.field(node,"method")??node)==="delegate";const named=isHanded?delegated(t,t.named(list)).named:[];return named.find(([one])=>t.text(one)===text)?.[1]??
text.replace(/^:/,"")}}},uses:{call:{use:"call",name:(t,node)=>t.field(node,"method"),receiver:(t,node)=>t.field(node,"receiver"),sets:(t,node)=>{const around2=t.
parent(node);return around2!==void 0&&t.type(around2)==="assignment"&&t.field(around2,"left")===node}},scope_resolution:{use:"read",name:(t,node)=>t.field(node,
"name"),receiver:(t,node)=>t.field(node,"scope")}},reads:["identifier","constant","global_variable","super"],types:[],scopes:{block:blockParameters,do_block:blockParameters,
lambda:blockParameters},self:["self"],label:(t,node)=>{const name=t.type(node)==="setter"?t.named(node)[0]:void 0;return name===void 0?void 0:{name}},field:(t,node)=>{
if(!/^(operator_)?assignment$/.test(t.type(node)))return void 0;const name=t.field(node,"left");const value=t.field(node,"right");return name!==void 0&&value!==
void 0&&t.type(name)==="instance_variable"?{name,value}:void 0},mixins:(t,node)=>{const method=t.type(node)==="call"?t.field(node,"method"):void 0;const list=t.
field(node,"arguments");return method===void 0||list===void 0||!MIXED_IN.test(t.text(method))?[]:t.each(list,"constant","scope_resolution")},stands:(t,node)=>{const type=t.
type(node);if(type==="assignment")return t.field(node,"right");if(type==="operator_assignment")return t.all(node).some(child=>t.text(child)==="||=")?t.field(node,
"right"):void 0;return void 0},comments:["comment"],begins:"hash",imports:{call:(t,node)=>{const method=t.field(node,"method");if(method===void 0||!/^(require|require_relative|load)$/.
test(t.text(method)))return[];const content=t.descendant(node,"string_content");return content===void 0?[]:[{path:`${t.text(method)==="require_relative"?"./":""}${t.
text(content)}`,as:t.text(content),node:content}]}},packages:{},constructs:(t,node)=>{if(t.type(node)!=="call")return void 0;const method=t.field(node,"method");
const receiver=t.field(node,"receiver");return method!==void 0&&receiver!==void 0&&t.text(method)==="new"?t.text(receiver):void 0},constructorName:"initialize",
common:CORE_METHODS,file:(path,from,paths)=>{const wanted=path.endsWith(".rb")?path:`${path}.rb`;if(path.startsWith("./")){const found=posix.join(posix.dirname(
from),wanted);return paths.has(found)?found:void 0}return[wanted,`lib/${wanted}`,`app/${wanted}`].find(candidate=>paths.has(candidate))},bareNamesAreCalls:true,
localsAreNotCalled:true,global:true};function blockParameters(t,node){const list=t.field(node,"parameters");const body=t.field(node,"body");const values=valuesIn(
t,node);if(list===void 0)return[...values,...body===void 0?[]:implicitParameters(t,body).map(name=>({name}))];const named=t.named(list).flatMap(p=>{const name=t.
type(p)==="identifier"?p:t.field(p,"name");return name===void 0?[]:[{name}]});return[...named,...values]}export{CLASS_ACCESSORS,attributesIn,namesIn,CORE_METHODS,METHODS_OF_VALUES,delegated,methodIn,argumentsOf,optionOf,wordsOf,DESCRIBES,NAMES_VALUES,nodeOf,Arguments,
camelized,Class,Classes,underscored,plural,singular,declareFactory,useFactory,callOnFactory,implicitParameters,makerOf,structMembers,declareRecord,declareEnumeration,
declareTable,ruby};
