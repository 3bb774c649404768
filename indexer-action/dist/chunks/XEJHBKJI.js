import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{posix}from"node:path";function namesIn(t,pattern){switch(t.type(pattern)){case"identifier":return[pattern];case"as_pattern":{const[value,name]=[t.field(pattern,"value"),t.field(pattern,
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
return named.flatMap(one=>one??[])}var NUMBERED=/^_[1-9]$/;var APART=/^(?:block|do_block|lambda|method|singleton_method|class|module|singleton_class)$/;function implicitParameters(t,body){const found=new Map;
const open=t.named(body).reverse();for(let node=open.pop();node!==void 0;node=open.pop()){const type=t.type(node);if(APART.test(type))continue;const text=type===
"identifier"?t.text(node):"";const isName=text==="it"||NUMBERED.test(text);if(isName&&!found.has(text)&&!isCalled(t,node))found.set(text,node);open.push(...t.named(
node).reverse())}const numbers=[...found.keys()].filter(name=>name!=="it");const names=numbers.length>0?numbers.sort():[...found.keys()];return names.map(name=>found.
get(name))}function isCalled(t,node){const parent=t.parent(node);return parent!==void 0&&t.type(parent)==="call"&&t.field(parent,"method")===node}var MAKES_CLASS=/^(Class\.new|Module\.new|Struct\.new|Data\.define)$/;function makerOf(t,call){if(t.type(call)!=="call")return void 0;const[method,receiver,list]=[
t.field(call,"method"),t.field(call,"receiver"),t.field(call,"arguments")];if(method===void 0||receiver===void 0)return void 0;const maker=`${t.text(receiver).replace(
/^::/,"")}.${t.text(method)}`;return MAKES_CLASS.test(maker)?{maker,args:list===void 0?[]:t.named(list)}:void 0}function madeBy(t,assignment){const[left,right]=[
t.field(assignment,"left"),t.field(assignment,"right")];return left===void 0||right===void 0||t.type(left)!=="constant"?void 0:makerOf(t,right)}function membersOf(t,call){
const around=t.parent(call);const type=around===void 0?"":t.type(around);const made=type==="assignment"?madeBy(t,around):type==="superclass"?makerOf(t,call):void 0;
return made!==void 0&&/^(Struct|Data)/.test(made.maker)?structMembers(t,made.args):[]}var structMembers=(t,args)=>args.filter(one=>t.type(one)==="simple_symbol");var camelized=name=>name.replace(/(?:^|_)(\w)/g,(_,letter)=>letter.toUpperCase());var ASSOCIATES=/^(has_many|has_and_belongs_to_many|has_one|belongs_to)$/;function declaredBy(t,name,args){const[first,second]=args;if(first===void 0)return void 0;
if(name==="enum")return enumerated(t,args)?.name;if(t.type(first)!=="simple_symbol")return void 0;if(ASSOCIATES.test(name))return first;const body=second===void 0?
"":t.type(second);return name==="scope"&&/^(lambda|call)$/.test(body)?first:void 0}function declareRecord(b,owner,name,args,concern){const{t}=b;const declared=declaredBy(
t,name,args);if(declared===void 0)return;const called=t.text(declared).slice(1);const symbol=b.symbolAt(declared,1);if(name==="scope"){declareScope(b,owner,called,
symbol,concern);return}const method=b.scope("method",owner,{name:called,symbol});const model=b.node();b.add(["constant",model,method,classOf(t,called,args)]);const isMany=/many/.
test(name);const object=isMany?b.node():b.at(method).result;b.add(["call",object,model,method,"allocate",[],-1,-1]);if(isMany)b.add(["relation",b.at(method).result,
object]);b.scope("method",owner,{name:`${called}=`,symbol})}function declareScope(b,owner,name,symbol,concern){const method=b.scope("method",concern??owner,{name,
symbol,...concern===void 0?{isStatic:true}:{}});const object=b.node();b.add(["call",object,b.at(method).self,method,"allocate",[],-1,-1]);b.add(["relation",b.at(
method).result,object])}function declareEnumeration(b,owner,args,concern){const found=enumerated(b.t,args);if(!found)return;const{name,values,label}=found;const symbol=b.
symbolAt(name,b.t.text(name).startsWith(":")?1:0);for(const value of values){const called=label(value);for(const each of[`${called}?`,`${called}!`])b.scope("met\
hod",owner,{name:each,symbol});for(const each of[called,`not_${called}`])declareScope(b,owner,each,symbol,concern)}}function enumerated(t,args){const pairs=args.
filter(one=>t.type(one)==="pair");const[first,second]=args;const keyOf=pair=>t.text(t.field(pair,"key")??pair).replace(/^:/,"");const option=name2=>{const value=pairs.
find(pair=>keyOf(pair).replace(/^_/,"")===name2);const given2=value===void 0?void 0:t.field(value,"value");return given2===void 0?void 0:t.text(given2).replace(
/^:/,"")};const isNew=first!==void 0&&t.type(first)==="simple_symbol";const name=isNew?first:first===void 0?void 0:t.field(first,"key");if(name===void 0)return void 0;
const given=!isNew?t.field(first,"value"):second===void 0||pairs.includes(second)?void 0:second;const attribute=t.text(name).replace(/^:/,"");const values=given===
void 0?pairs.map(keyOf).filter(key=>!OPTION.test(key)):valuesOf(t,given);const part=how=>how==="true"?attribute:how??"";const[before,after]=[part(option("prefix")),
part(option("suffix"))];return{name,values,label:value=>[before,value,after].filter(Boolean).join("_")}}var OPTION=/^_?(prefix|suffix|scopes|default|instance_methods|validate)$/;
function valuesOf(t,list){return t.named(list).flatMap(one=>{const name=t.type(one)==="pair"?t.field(one,"key"):one;return name!==void 0&&/symbol/.test(t.type(name))?
t.text(name).replace(/^:/,""):[]})}function classOf(t,called,args){for(const one2 of args){const[key,value]=[t.field(one2,"key"),t.field(one2,"value")];if(key!==
void 0&&value!==void 0&&t.text(key)==="class_name")return t.text(value).replace(/["']/g,"")}const one=called.replace(/people$/,"person").replace(/children$/,"ch\
ild");const singular=one.replace(/ies$/,"y").replace(/(ss|x|ch|sh|us)es$/,"$1").replace(/([^su])s$/,"$1");return camelized(singular)}var lastName=(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(name)==="scope_resolution"?t.field(name,"name"):name};var scopeOfName=(t,node)=>{
const name=t.field(node,"name");const scope=name!==void 0&&t.type(name)==="scope_resolution"?t.field(name,"scope"):void 0;return scope===void 0?void 0:t.text(scope).
replace(/^::/,"").replaceAll("::",".")};var parameters=(t,node)=>{const list=t.field(node,"parameters");if(list===void 0)return[];return t.named(list).flatMap(parameter=>{
const name=t.type(parameter)==="identifier"?parameter:t.field(parameter,"name");if(name===void 0)return[];const value=t.field(parameter,"value");return[{node:parameter,
name,parameter:{name:t.text(name),...value===void 0?{}:{default:t.text(value).slice(0,200)},...t.type(parameter).includes("splat")?{variadic:true}:{}}}]})};var lastExpression=(t,node)=>{
const body=t.field(node,"body");return body!==void 0&&t.type(body)==="body_statement"?t.named(body).at(-1):body};var MIXED_IN=/^(include|extend|prepend)$/;var DEFINES=/^(define_(singleton_)?method|scope)$/;
var HANDS_ON=/^(delegate|def_(instance_)?delegators?)$/;var ACCESSORS=/^(attr_accessor|attr_reader|attr_writer)$/;var ruby={key:"ruby",family:"ruby",grammar:"tr\
ee-sitter-ruby/tree-sitter-ruby.wasm",revision:15,separator:"::",standard:"std:ruby",definitions:{class:{kind:"class",scope:true,name:lastName,within:scopeOfName,
supertypes:(t,node)=>{const superclass=t.field(node,"superclass");return superclass===void 0?[]:t.named(superclass).slice(0,1)}},module:{kind:"module",scope:true,
name:lastName,within:scopeOfName},method:{kind:"function",memberKind:"method",scope:true,parameters,value:lastExpression},singleton_method:{kind:"method",scope:true,
parameters,value:lastExpression,modifiers:()=>["static"]},alias:{kind:"method",name:(t,node)=>t.field(node,"name")},assignment:{kind:(t,node)=>{const made=madeBy(
t,node);return made===void 0?"variable":made.maker==="Module.new"?"module":"class"},localInFunction:true,names:(t,node)=>{const left=t.field(node,"left");if(left===
void 0)return[];return targetsIn(t,left).filter(target=>["identifier","constant","global_variable"].includes(t.type(target)))},scope:(t,node)=>madeBy(t,node)!==
void 0,supertypes:(t,node)=>{const made=madeBy(t,node);return made?.maker==="Class.new"?made.args.slice(0,1):[]},value:(t,node)=>madeBy(t,node)===void 0?t.field(
node,"right"):void 0},...BINDING,call:{kind:(t,node)=>{const name=t.text(t.field(node,"method")??node);return DEFINES.test(name)||HANDS_ON.test(name)?"method":"\
property"},names:(t,node)=>{const method=t.field(node,"method");const list=t.field(node,"arguments");if(method===void 0||list===void 0)return[];const name=t.text(
method);if(membersOf(t,node).length>0)return membersOf(t,node);if(ACCESSORS.test(name))return t.each(list,"simple_symbol");if(HANDS_ON.test(name))return handedOn(
t,name,t.named(list));const record=t.field(node,"receiver")===void 0?declaredBy(t,name,t.named(list)):void 0;if(record!==void 0)return[record];return name.startsWith(
"define_")&&DEFINES.test(name)&&t.field(node,"block")!==void 0?t.each(list,"simple_symbol").slice(0,1):[]},rename:(text,t,node)=>{const list=t.field(node,"argum\
ents");const isHanded=list!==void 0&&t.text(t.field(node,"method")??node)==="delegate";const named=isHanded?delegated(t,t.named(list)).named:[];return named.find(
([one])=>t.text(one)===text)?.[1]??text.replace(/^:/,"")}}},uses:{call:{use:"call",name:(t,node)=>t.field(node,"method"),receiver:(t,node)=>t.field(node,"receiv\
er"),sets:(t,node)=>{const around=t.parent(node);return around!==void 0&&t.type(around)==="assignment"&&t.field(around,"left")===node}},scope_resolution:{use:"r\
ead",name:(t,node)=>t.field(node,"name"),receiver:(t,node)=>t.field(node,"scope")}},reads:["identifier","constant","global_variable","super"],types:[],scopes:{block:blockParameters,
do_block:blockParameters,lambda:blockParameters},self:["self"],label:(t,node)=>{const name=t.type(node)==="setter"?t.named(node)[0]:void 0;return name===void 0?
void 0:{name}},field:(t,node)=>{if(!/^(operator_)?assignment$/.test(t.type(node)))return void 0;const name=t.field(node,"left");const value=t.field(node,"right");
return name!==void 0&&value!==void 0&&t.type(name)==="instance_variable"?{name,value}:void 0},mixins:(t,node)=>{const method=t.type(node)==="call"?t.field(node,
"method"):void 0;const list=t.field(node,"arguments");return method===void 0||list===void 0||!MIXED_IN.test(t.text(method))?[]:t.each(list,"constant","scope_res\
olution")},stands:(t,node)=>{const type=t.type(node);if(type==="assignment")return t.field(node,"right");if(type==="operator_assignment")return t.all(node).some(
child=>t.text(child)==="||=")?t.field(node,"right"):void 0;return void 0},comments:["comment"],begins:"hash",imports:{call:(t,node)=>{const method=t.field(node,
"method");if(method===void 0||!/^(require|require_relative|load)$/.test(t.text(method)))return[];const content=t.descendant(node,"string_content");return content===
void 0?[]:[{path:`${t.text(method)==="require_relative"?"./":""}${t.text(content)}`,as:t.text(content),node:content}]}},packages:{},constructs:(t,node)=>{if(t.type(
node)!=="call")return void 0;const method=t.field(node,"method");const receiver=t.field(node,"receiver");return method!==void 0&&receiver!==void 0&&t.text(method)===
"new"?t.text(receiver):void 0},constructorName:"initialize",common:CORE_METHODS,file:(path,from,paths)=>{const wanted=path.endsWith(".rb")?path:`${path}.rb`;if(path.
startsWith("./")){const found=posix.join(posix.dirname(from),wanted);return paths.has(found)?found:void 0}return[wanted,`lib/${wanted}`,`app/${wanted}`].find(candidate=>paths.
has(candidate))},bareNamesAreCalls:true,localsAreNotCalled:true,global:true};function blockParameters(t,node){const list=t.field(node,"parameters");const body=t.
field(node,"body");if(list===void 0)return body===void 0?[]:implicitParameters(t,body).map(name=>({name}));return t.named(list).flatMap(p=>{const name=t.type(p)===
"identifier"?p:t.field(p,"name");return name===void 0?[]:[{name}]})}export{namesIn,CORE_METHODS,METHODS_OF_VALUES,delegated,implicitParameters,makerOf,structMembers,camelized,declareRecord,declareEnumeration,ruby};
