import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ANY_NUMBER,kotlin,scala}from"./Q4XPA727.js";import{blanks}from"./GCJDV3LB.js";var bash={key:"bash",family:"declarative",grammar:"tree-sitter-bash/tree-sitter-bash.wasm",revision:6,separator:".",standard:"std:shell",definitions:{function_definition:{
kind:"function",scope:true},variable_assignment:{kind:"variable",localInFunction:true,name:(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(
name)==="variable_name"?name:void 0}}},uses:{command:{use:"call",name:(t,node)=>{const name=t.field(node,"name");const word=name===void 0?void 0:t.first(name,"w\
ord");return word!==void 0&&/^[\w:.-]+$/.test(t.text(word))?word:void 0}}},reads:["variable_name"],types:[],scopes:{},self:[],comments:["comment"],begins:"hash",
imports:{command:(t,node)=>{const name=t.field(node,"name");if(name===void 0||!/^(source|\.)$/.test(t.text(name)))return[];const argument=t.field(node,"argument");
if(argument===void 0)return[];const path=t.text(argument).replace(/["']/g,"");return[{path:path.slice(path.lastIndexOf(")")+1).replace(/^\$\{?\w+\}?/,"").replace(
/^\//,"./"),as:path,node:argument}]}},packages:{},file:(path,from,paths)=>{const parts=from.split("/").slice(0,-1);for(const segment of path.split("/"))segment===
".."?parts.pop():segment!=="."&&segment!==""&&parts.push(segment);return[parts.join("/"),path].find(candidate=>paths.has(candidate))}};import{posix}from"node:path";var TYPES=["type_identifier","function_type","record_type","void_type"];function after(t,node){const parent=t.parent(node);const next=t.tree.after[node];return parent===
void 0||next>=t.tree.after[parent]?void 0:next}var isCall=(t,selector)=>t.first(selector,"argument_part")!==void 0;var isLink=(t,node)=>node!==void 0&&t.type(node)===
"selector";function memberOf(t,selector){const access=t.first(selector,"unconditional_assignable_selector","conditional_assignable_selector","cascade_selector");
return access===void 0?void 0:t.first(access,"identifier")}function isCalled(t,node){const next=after(t,node);return isLink(t,next)&&isCall(t,next)}function nameOf(t,selector){
if(!isCall(t,selector))return memberOf(t,selector);const called=t.previous(selector);if(called===void 0)return void 0;return t.type(called)==="identifier"?called:
isLink(t,called)?memberOf(t,called):void 0}function receiverOf(t,selector){const named=isCall(t,selector)?t.previous(selector):selector;return isLink(t,named)&&
memberOf(t,named)!==void 0?skipped(t,t.previous(named)):void 0}function skipped(t,node){return isLink(t,node)&&!isCall(t,node)&&memberOf(t,node)===void 0&&t.text(
node)==="!"?skipped(t,t.previous(node)):node}function cascaded(t,section){let at=t.previous(section);while(at!==void 0&&t.type(at)==="cascade_section")at=t.previous(
at);return at}var argumentsOf=(t,node)=>{const part=t.first(node,"argument_part");const list=part===void 0?void 0:t.first(part,"arguments");return list===void 0?
void 0:t.each(list,"argument").length};function constructed(t,node){if(t.type(node)==="const_object_expression"||t.type(node)==="new_expression"){const type=t.first(
node,"type_identifier");return type===void 0?void 0:t.text(type)}if(!isLink(t,node)||!isCall(t,node))return void 0;const called=t.previous(node);const head=isLink(
t,called)?t.previous(called):called;return head!==void 0&&t.type(head)==="identifier"&&/^_?[A-Z]/.test(t.text(head))?t.text(head):void 0}function typeOf(t,node){
const type=t.first(node,...TYPES);if(type===void 0||t.type(type)==="void_type")return void 0;const more=after(t,type);const end=more!==void 0&&t.type(more)==="t\
ype_arguments"?more:type;return t.tree.text.slice(t.tree.start[type],t.tree.end[end])}function typeBefore(t,variable2){const list=t.parent(variable2);const around=list===
void 0?void 0:t.parent(list);if(list===void 0||around===void 0)return void 0;if(t.type(around)==="declaration")return typeOf(t,around);for(let at=t.previous(list);at!==
void 0;at=t.previous(at)){if(t.type(at)==="type_identifier")return t.text(at);if(!/^(?:type_arguments|nullable_type|late_builtin|final_builtin|const_builtin)$/.
test(t.type(at)))return void 0}return void 0}function parameters(t,node){const list=t.first(node,"formal_parameter_list");if(list===void 0)return[];return[list,
...t.each(list,"optional_formal_parameters")].flatMap((group,nth)=>{const children=t.named(group);return t.each(group,"formal_parameter").flatMap(one=>{const own=t.
first(one,"constructor_param","super_formal_parameter")??one;const name=t.field(own,"name")??t.each(own,"identifier").at(-1);if(name===void 0)return[];const type=typeOf(
t,own);const made={name:t.text(name),...type===void 0?{}:{type}};const value=children[children.indexOf(one)+1];const isGiven=value!==void 0&&!/^(?:formal_parameter|optional_formal_parameters|annotation)$/.
test(t.type(value));if(isGiven)made.default=t.text(value).slice(0,200);else if(nth>0)made.default="null";return[{node:one,name,parameter:made}]})})}var isPrivate=(t,name)=>name!==
void 0&&t.text(name).startsWith("_");function modifiers(t,node,name=t.field(node,"name")){const parent=t.parent(node);const isPart=parent!==void 0&&/^(?:declaration|method_signature)$/.
test(t.type(parent));const head=isPart?t.tree.text.slice(t.tree.start[parent],t.tree.start[node]):"";const found=isPrivate(t,name)?["private"]:["exported"];if(/\bstatic\b/.
test(head))found.push("static");return found}var COMMON=new Set("add addAll clear compareTo contains containsKey elementAt every expand firstWhere fold forEach from insert isEmpty isNotEmpty join keys leng\
th listen map putIfAbsent reduce remove removeAt removeWhere replaceAll reversed skip sort split startsWith sublist substring take then toList toLowerCase toSet\
 toString toUpperCase trim update values where whereType".split(" "));var supertypes=(t,node)=>t.each(node,"superclass","interfaces","mixins").flatMap(clause=>[
...t.each(clause,"type_identifier"),...t.each(clause,"mixins").flatMap(mixins=>t.each(mixins,"type_identifier"))]);var typeParameters=(t,node)=>t.each(node,"typ\
e_parameters").flatMap(list=>t.each(list,"type_parameter").flatMap(one=>t.first(one,"type_identifier")??[]));var container=kind=>({kind,scope:true,name:(t,node)=>t.
field(node,"name")??t.first(node,"identifier","type_identifier"),supertypes,typeParameters,modifiers:(t,node)=>modifiers(t,node),body:(t,node)=>t.first(node,"cl\
ass_body","enum_body","extension_body")});var last=(t,node)=>{const end=t.named(node).at(-1);return end===t.field(node,"name")?void 0:end};var accessor={kind:"v\
ariable",memberKind:"property",scope:true,parameters,type:typeOf,modifiers:(t,node)=>modifiers(t,node)};var variable={kind:"variable",memberKind:"property",localInFunction:true,
name:(t,node)=>t.first(node,"identifier"),type:typeBefore,value:(t,node)=>{const end=t.named(node).at(-1);return end===t.first(node,"identifier")?void 0:end},modifiers:(t,node)=>modifiers(
t,node,t.first(node,"identifier"))};var construction={kind:"constructor",scope:true,name:(t,node)=>t.each(node,"identifier").at(-1),parameters,modifiers:(t,node)=>modifiers(
t,node,t.each(node,"identifier").at(-1))};var binders=(t,node)=>parameters(t,node).map(({name,parameter:{type}})=>type===void 0?{name}:{name,type});var dart={key:"\
dart",family:"declarative",grammar:"@repomix/tree-sitter-wasms/out/tree-sitter-dart.wasm",revision:1,separator:".",standard:"std:dart",definitions:{class_definition:container(
"class"),mixin_declaration:container("trait"),enum_declaration:container("enum"),extension_declaration:{...container("class"),kind:"impl",name:(t,node)=>{const type=t.
field(node,"class");return type!==void 0&&t.type(type)==="type_identifier"?type:void 0}},function_signature:{kind:"function",memberKind:"method",scope:true,typeParameters,
parameters,type:typeOf,modifiers:(t,node)=>modifiers(t,node)},getter_signature:accessor,setter_signature:accessor,constructor_signature:construction,constant_constructor_signature:construction,
factory_constructor_signature:construction,redirecting_factory_constructor_signature:construction,initialized_identifier:variable,static_final_declaration:variable,
initialized_variable_definition:{kind:"variable",localInFunction:true,type:typeOf,value:last},enum_constant:{kind:"enum_member"},type_alias:{kind:"type",name:(t,node)=>t.
first(node,"type_identifier")}},follows:"function_body",uses:{selector:{use:(t,node)=>isCall(t,node)||isCalled(t,node)?"call":"read",name:nameOf,receiver:receiverOf},
identifier:{use:"call",name:(t,node)=>isCalled(t,node)?node:void 0},cascade_section:{use:(t,node)=>argumentsOf(t,node)===void 0?"write":"call",name:memberOf,receiver:cascaded},
const_object_expression:{use:"call",name:(t,node)=>t.first(node,"type_identifier")},new_expression:{use:"call",name:(t,node)=>t.first(node,"type_identifier")}},
reads:["identifier","identifier_dollar_escaped"],writes:(t,node)=>{const around=t.parent(node);return around!==void 0&&t.type(around)==="assignable_expression"&&
t.named(around).at(-1)===node},types:["type_identifier"],scopes:{block:()=>[],function_expression:(t,node)=>binders(t,node),for_statement:(t,node)=>{const parts=t.
first(node,"for_loop_parts");const name=parts===void 0?void 0:t.field(parts,"name");const held=parts===void 0?void 0:t.named(parts).at(-1);if(parts===void 0||name===
void 0)return[];const type=typeOf(t,parts);return[type!==void 0?{name,type}:held===name||held===void 0?{name}:{name,given:{node:held,element:true}}]},catch_clause:(t,node)=>{
const list=t.first(node,"catch_parameters");return list===void 0?[]:t.each(list,"identifier").map(name=>({name}))}},label:(t,node)=>{const name=t.type(node)==="\
label"?t.first(node,"identifier"):void 0;return name===void 0?void 0:{name}},blockScoped:true,self:["this"],super:/^super$/,stands:(t,node)=>{if(t.type(node)===
"selector")return t.previous(node);return t.type(node)==="unary_expression"||t.type(node)==="await_expression"?t.named(node).at(-1):void 0},comments:["comment",
"documentation_comment"],begins:"slashes",imports:{import_or_export:(t,node)=>{const uri=t.descendant(node,"string_literal");if(uri===void 0)return[];const path=t.
text(uri).slice(1,-1);const specification=t.descendant(node,"import_specification");const as=specification===void 0?void 0:t.first(specification,"identifier");return[
{path,as:as===void 0?path:t.text(as),node:uri}]},part_directive:(t,node)=>{const uri=t.descendant(node,"string_literal");return uri===void 0?[]:[{path:t.text(uri).
slice(1,-1),as:t.text(uri),node:uri}]}},packages:{library_name:()=>"",part_of_directive:()=>""},common:COMMON,constructs:constructed,file:(path,from,paths)=>{const[
,name,rest]=/^package:([^/]+)\/(.*)$/.exec(path)??[];if(rest===void 0){const file=posix.join(posix.dirname(from),path);return path.includes(":")||!paths.has(file)?
void 0:file}const own=from.includes("/lib/")?[from.slice(0,from.indexOf("/lib/")+1)]:[];return[...own,"",`packages/${name}/`,`${name}/`].map(root=>`${root}lib/${rest}`).
find(one=>paths.has(one))},global:true};var COMMON2=new Set("concat format gmatch insert remove reverse select unpack".split(" "));var lastOf=(t,name)=>t.field(name,"field")??t.field(name,"method")??name;
var isMember=(t,name)=>/^(?:dot|method)_index_expression$/.test(t.type(name));var tableOf=(t,name)=>{const table=isMember(t,name)?t.field(name,"table"):void 0;return table===
void 0?void 0:t.text(table)};function assigned(t,value){const values=t.parent(value);const statement=values===void 0?void 0:t.parent(values);if(values===void 0||
statement===void 0||t.type(statement)!=="assignment_statement")return void 0;const list=t.first(statement,"variable_list");const name=list===void 0?void 0:t.named(
list)[t.named(values).indexOf(value)];return name===void 0||t.type(name)==="bracket_index_expression"?void 0:{statement,name}}function nameOfValue(t,value){const field=t.
parent(value);if(field===void 0)return void 0;if(t.type(field)!=="field")return assigned(t,value)?.name;const name=t.field(field,"name");return name!==void 0&&t.
type(name)==="identifier"?name:void 0}function tableAround(t,value){const field=t.parent(value);const table=field===void 0?void 0:t.parent(field);if(field===void 0||
table===void 0)return void 0;if(t.type(field)!=="field"){const{name}=assigned(t,value)??{};return name===void 0?void 0:tableOf(t,name)}const outer=nameOfValue(t,
table);if(outer===void 0)return void 0;const around=tableAround(t,table);return[around,t.text(lastOf(t,outer))].filter(Boolean).join(".")}function parameters2(t,node){
const list=t.field(node,"parameters");if(list===void 0)return[];return t.named(list).map(name=>{const made={name:t.text(name)};if(t.type(name)==="vararg_express\
ion")made.variadic=true;return{node:name,name,parameter:made}})}var isLocal=(t,node)=>/^local\b/.test(t.text(node));var names=(t,list)=>list===void 0?[]:t.each(
list,"identifier").map(name=>({name}));function required(t,call){const callee2=call===void 0||t.type(call)!=="function_call"?void 0:t.field(call,"name");if(call===
void 0||callee2===void 0||t.text(callee2)!=="require")return void 0;const list=t.field(call,"arguments");const[only,...more]=list===void 0?[]:t.named(list);return only!==
void 0&&more.length===0&&t.type(only)==="string"?t.field(only,"content"):void 0}var lua={key:"lua",family:"declarative",grammar:"@tree-sitter-grammars/tree-sitt\
er-lua/tree-sitter-lua.wasm",revision:1,separator:".",standard:"std:lua",definitions:{function_declaration:{kind:"function",scope:true,name:(t,node)=>{const name=t.
field(node,"name");return name===void 0?void 0:lastOf(t,name)},within:(t,node)=>{const name=t.field(node,"name");return name===void 0?void 0:tableOf(t,name)},parameters:parameters2,
modifiers:(t,node)=>isLocal(t,node)?["private"]:["exported"]},function_definition:{kind:"function",scope:true,name:(t,node)=>{const name=nameOfValue(t,node);return name===
void 0?void 0:lastOf(t,name)},within:tableAround,whole:(t,node)=>assigned(t,node)?.statement??t.parent(node)??node,parameters:parameters2},assignment_statement:{
kind:"variable",localInFunction:true,names:(t,node)=>{const around=t.parent(node);const isDeclared=around!==void 0&&t.type(around)==="variable_declaration";const isTop=around!==
void 0&&t.type(around)==="chunk";const[list,values]=[t.first(node,"variable_list"),t.first(node,"expression_list")];if(list===void 0||!(isDeclared||isTop))return[];
const given=values===void 0?[]:t.named(values);return t.named(list).filter((name,at)=>{const value=given[at];return t.type(name)==="identifier"&&(value===void 0||
t.type(value)!=="function_definition")})}},variable_declaration:{kind:"variable",localInFunction:true,names:(t,node)=>{const list=t.first(node,"variable_list");
return list===void 0?[]:t.each(list,"identifier")}}},uses:{function_call:{use:"call",name:(t,node)=>{const name=t.field(node,"name");return name!==void 0&&(isMember(
t,name)||t.type(name)==="identifier")?lastOf(t,name):void 0},path:(t,node)=>{const name=t.field(node,"name");return name===void 0?void 0:tableOf(t,name)}},dot_index_expression:{
use:(t,node)=>isWritten(t,node)?"write":"read",name:(t,node)=>t.field(node,"field"),path:tableOf}},reads:["identifier"],writes:isWritten,types:[],scopes:{block:()=>[],
for_statement:(t,node)=>{const clause=t.field(node,"clause");if(clause===void 0)return[];const name=t.field(clause,"name");return name===void 0?names(t,t.first(
clause,"variable_list")):[{name}]}},label:(t,node)=>{const name=t.type(node)==="function_definition"?nameOfValue(t,node):void 0;if(name!==void 0)return{name:lastOf(
t,name)};if(t.type(node)==="identifier"&&t.text(node)==="self")return{name:node};const key=t.type(node)==="field"?t.field(node,"name"):void 0;return key===void 0||
t.type(key)!=="identifier"?void 0:{name:key}},blockScoped:true,self:[],comments:["comment"],begins:"dashes",imports:{variable_declaration:(t,node)=>{const statement=t.
first(node,"assignment_statement");const[list,values]=statement===void 0?[]:[t.first(statement,"variable_list"),t.first(statement,"expression_list")];const[name,
...others]=list===void 0?[]:t.named(list);const path=required(t,values===void 0?void 0:t.named(values)[0]);return name===void 0||path===void 0||others.length>0?
[]:[{path:t.text(path),as:t.text(name),node:path}]},function_call:(t,node)=>{const path=required(t,node);return path===void 0?[]:[{path:t.text(path),as:t.text(path),
node:path}]}},packages:{},common:COMMON2,tables:true,file:(path,from,paths)=>{const name=path.replaceAll(".","/");const roots=["","lua/","src/","lib/"];for(let folder=from;folder.
includes("/");){folder=folder.slice(0,folder.lastIndexOf("/"));roots.push(`${folder}/`,`${folder}/lua/`)}return roots.flatMap(root=>[`${root}${name}.lua`,`${root}${name}\
/init.lua`]).find(candidate=>candidate!==from&&paths.has(candidate))}};function isWritten(t,node){const list=t.parent(node);return list!==void 0&&t.type(list)===
"variable_list"}var NAMES=`
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
`;var CORE_METHODS=new Set(NAMES.trim().split(/\s+/));var lastName=(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(name)==="scope_resolution"?t.field(name,"name"):name};var scopeOfName=(t,node)=>{
const name=t.field(node,"name");const scope=name!==void 0&&t.type(name)==="scope_resolution"?t.field(name,"scope"):void 0;return scope===void 0?void 0:t.text(scope).
replace(/^::/,"").replaceAll("::",".")};var parameters3=(t,node)=>{const list=t.field(node,"parameters");if(list===void 0)return[];return t.named(list).flatMap(
parameter=>{const name=t.type(parameter)==="identifier"?parameter:t.field(parameter,"name");if(name===void 0)return[];const value=t.field(parameter,"value");return[
{node:parameter,name,parameter:{name:t.text(name),...value===void 0?{}:{default:t.text(value).slice(0,200)},...t.type(parameter).includes("splat")?{variadic:true}:
{}}}]})};var lastExpression=(t,node)=>{const body=t.field(node,"body");return body!==void 0&&t.type(body)==="body_statement"?t.named(body).at(-1):body};var MIXED_IN=/^(include|extend|prepend)$/;
var ACCESSORS=/^(attr_accessor|attr_reader|attr_writer)$/;var ruby={key:"ruby",family:"declarative",grammar:"tree-sitter-ruby/tree-sitter-ruby.wasm",revision:9,
separator:"::",standard:"std:ruby",definitions:{class:{kind:"class",scope:true,name:lastName,within:scopeOfName,supertypes:(t,node)=>{const superclass=t.field(node,
"superclass");return superclass===void 0?[]:t.named(superclass).slice(0,1)}},module:{kind:"module",scope:true,name:lastName,within:scopeOfName},method:{kind:"fu\
nction",memberKind:"method",scope:true,parameters:parameters3,value:lastExpression},singleton_method:{kind:"method",scope:true,parameters:parameters3,value:lastExpression,
modifiers:()=>["static"]},alias:{kind:"method",name:(t,node)=>t.field(node,"name")},assignment:{kind:"variable",localInFunction:true,names:(t,node)=>{const left=t.
field(node,"left");if(left===void 0)return[];const targets=t.type(left)==="left_assignment_list"?t.named(left):[left];return targets.filter(target=>["identifier",
"constant","global_variable"].includes(t.type(target)))},value:(t,node)=>t.field(node,"right")},call:{kind:"property",names:(t,node)=>{const method=t.field(node,
"method");const list=t.field(node,"arguments");if(method===void 0||list===void 0||!ACCESSORS.test(t.text(method)))return[];return t.each(list,"simple_symbol")},
rename:text=>text.replace(/^:/,"")}},uses:{call:{use:"call",name:(t,node)=>t.field(node,"method"),receiver:(t,node)=>t.field(node,"receiver"),sets:(t,node)=>{const around=t.
parent(node);return around!==void 0&&t.type(around)==="assignment"&&t.field(around,"left")===node}},scope_resolution:{use:"read",name:(t,node)=>t.field(node,"na\
me"),receiver:(t,node)=>t.field(node,"scope")}},reads:["identifier","constant","global_variable"],types:[],scopes:{block:blockParameters,do_block:blockParameters,
lambda:blockParameters},self:["self"],field:(t,node)=>{if(!/^(operator_)?assignment$/.test(t.type(node)))return void 0;const name=t.field(node,"left");const value=t.
field(node,"right");return name!==void 0&&value!==void 0&&t.type(name)==="instance_variable"?{name,value}:void 0},mixins:(t,node)=>{const method=t.type(node)===
"call"?t.field(node,"method"):void 0;const list=t.field(node,"arguments");return method===void 0||list===void 0||!MIXED_IN.test(t.text(method))?[]:t.each(list,"\
constant","scope_resolution")},stands:(t,node)=>{const type=t.type(node);if(type==="assignment")return t.field(node,"right");if(type==="operator_assignment")return t.
all(node).some(child=>t.text(child)==="||=")?t.field(node,"right"):void 0;return void 0},comments:["comment"],begins:"hash",imports:{call:(t,node)=>{const method=t.
field(node,"method");if(method===void 0||!/^(require|require_relative|load)$/.test(t.text(method)))return[];const content=t.descendant(node,"string_content");return content===
void 0?[]:[{path:`${t.text(method)==="require_relative"?"./":""}${t.text(content)}`,as:t.text(content),node:content}]}},packages:{},constructs:(t,node)=>{if(t.type(
node)!=="call")return void 0;const method=t.field(node,"method");const receiver=t.field(node,"receiver");return method!==void 0&&receiver!==void 0&&t.text(method)===
"new"?t.text(receiver):void 0},constructorName:"initialize",typesByName:true,common:CORE_METHODS,file:(path,from,paths)=>{const wanted=path.endsWith(".rb")?path:
`${path}.rb`;if(path.startsWith("./")){const parts=from.split("/").slice(0,-1);for(const segment of wanted.slice(2).split("/"))segment===".."?parts.pop():segment!==
"."&&parts.push(segment);return paths.has(parts.join("/"))?parts.join("/"):void 0}return[wanted,`lib/${wanted}`,`app/${wanted}`].find(candidate=>paths.has(candidate))},
bareNamesAreCalls:true,global:true};function blockParameters(t,node){const list=t.field(node,"parameters");if(list===void 0)return[];return t.named(list).flatMap(
p=>{const name=t.type(p)==="identifier"?p:t.field(p,"name");return name===void 0?[]:[{name}]})}var DIRECTIVE=/^[ \t]*#(?:if|elseif|else|endif|warning|error|sourceLocation)\b.*$/gm;var RAW_STRING=/(#{1,5})"(?!"")[^\n]{0,2000}?"\1/g;var REGEX=/#\/[^\n]{0,2000}?\/#/g;
var AVAILABLE=/#(?:un)?available\([^()]{0,300}\)/g;var MACRO=/#(?=[A-Za-z_]\w*\b)/g;var NOTHING=/(?<=\w\()\(\)(?=\))/g;var UNSAFE=/(?<=\bnonisolated)\(unsafe\)/g;
var OWNERSHIP=/\b(?:sending|consume|copy)(?<=[:=]\s{0,20}\w+)(?=\s+[\w@(])/g;var asString=text=>`"${"_".repeat(text.length-2)}"`;var readable=text=>text.replace(
DIRECTIVE,blanks).replace(RAW_STRING,asString).replace(REGEX,asString).replace(AVAILABLE,condition=>"true".padEnd(condition.length)).replace(MACRO," ").replace(
NOTHING,"0 ").replace(UNSAFE,blanks).replace(OWNERSHIP,blanks);var TYPES2=["user_type","optional_type","array_type","dictionary_type","tuple_type","function_type","opaque_type","existential_type","protocol_composition_type"];
var VISIBLE=new Set(["public","open"]);var WORDS={private:"private",fileprivate:"private",internal:"internal",public:"public",open:"public",static:"static",class:"\
static",final:"final",override:"override",async:"async"};function modifiers2(t,node){const list=t.first(node,"modifiers");const words=list===void 0?[]:t.text(list).
split(/[\s()]+/);const found=new Set(words.flatMap(word=>WORDS[word]??[]));if(words.some(word=>VISIBLE.has(word)))found.add("exported");if(words.includes("@avai\
lable")&&/deprecated/.test(t.text(list)))found.add("deprecated");return[...found]}function functionModifiers(t,node){const found=modifiers2(t,node);const list=t.
first(node,"modifiers");const name=t.field(node,"name");const attributed=list!==void 0&&/@Test\b/.test(t.text(list));const around=typeAround(t,node);const inCase=around!==
void 0&&t.each(around,"inheritance_specifier").some(one=>/TestCase$/.test(t.text(one)));return attributed||inCase&&name!==void 0&&/^test/.test(t.text(name))?[...found,
"test"]:found}function typeAround(t,node){const body=t.parent(node);return body!==void 0&&/_body$/.test(t.type(body))?t.parent(body):void 0}function written(t,type){
const text=t.text(type).replace(/^(?:(?:any|some|inout|borrowing|consuming|@\w+)\s+)+/,"").replace(/[?!]+$/,"");const[,list,key]=/^\[\s*([^:[\]]+?)\s*(?::\s*([^[\]]+?)\s*)?\]$/.
exec(text)??[];if(list===void 0)return text;return key===void 0?`Array<${list}>`:`Dictionary<${list}, ${key}>`}function typeOf2(t,node){const annotation=t.first(
node,"type_annotation")??node;const type=t.first(annotation,...TYPES2);return type===void 0?void 0:written(t,type)}function result(t,node){const last2=t.each(node,
"parameter").at(-1)??node;const type=t.each(node,...TYPES2).find(child=>child>last2);return type===void 0?void 0:written(t,type)}function parameters4(t,node){const children=t.
named(node);return t.each(node,"parameter").flatMap(parameter=>{const name=t.field(parameter,"name");if(name===void 0)return[];const type=t.first(parameter,...TYPES2);
const made={name:t.text(name)};if(type!==void 0)made.type=written(t,type);if(/\.\.\.$/.test(t.text(parameter)))made.variadic=true;const next=children[children.indexOf(
parameter)+1];if(next!==void 0&&!/^(?:parameter|throws|async|function_body|type_constraints)$/.test(t.type(next))&&!TYPES2.includes(t.type(next)))made.default=t.
text(next).slice(0,200);return[{node:parameter,name,parameter:made}]})}function arity(t,node){const all=parameters4(t,node).map(({parameter})=>parameter);const least=all.
filter(one=>one.default===void 0&&!one.variadic).length;return[least,all.some(({variadic})=>variadic)?ANY_NUMBER:all.length]}function argumentsOf2(t,call){const suffix=t.
first(call,"call_suffix");if(suffix===void 0)return void 0;const list=t.first(suffix,"value_arguments");return(list===void 0?0:t.each(list,"value_argument").length)+
t.each(suffix,"lambda_literal").length}var memberOf2=(t,access)=>{const suffix=t.first(access,"navigation_suffix");return suffix===void 0?void 0:t.first(suffix,
"simple_identifier")};var bare=(t,node)=>node!==void 0&&t.type(node)==="prefix_expression"?t.field(node,"target")??node:node;var targetOf=(t,access)=>bare(t,t.field(
access,"target"));var callee=(t,call)=>{const[operand,suffix]=t.named(call);const first=bare(t,operand);if(suffix!==void 0&&t.text(suffix).startsWith("["))return void 0;
if(first===void 0)return void 0;if(t.type(first)==="simple_identifier")return first;return t.type(first)==="navigation_expression"?memberOf2(t,first):void 0};var supertypes2=(t,node)=>t.
each(node,"inheritance_specifier").flatMap(one=>t.first(one,"user_type")??[]);var typeParameters2=(t,node)=>t.each(node,"type_parameters").flatMap(list=>t.each(
list,"type_parameter").flatMap(one=>t.first(one,"type_identifier")??[]));var bound=(t,node)=>t.each(node,"pattern").flatMap(pattern=>{const inside=bound(t,pattern);
return inside.length>0?inside:t.first(pattern,"simple_identifier")??[]});function conditions(t,node){const children=t.named(node);return children.flatMap((child,at)=>{
const before=children[at-1];if(t.type(child)!=="simple_identifier"||before===void 0||t.type(before)!=="value_binding_pattern")return[];const after2=children[at+
1];const follows=after2===void 0?"":t.tree.text.slice(t.tree.end[child],t.tree.start[after2]);const given=after2!==void 0&&/=\s*$/.test(follows)?{given:{node:after2}}:
{};return[{name:child,...given}]})}var isExtension=(t,node)=>t.all(node).some(child=>t.text(child)==="extension");function isWritten2(t,node){const target=t.parent(
node);return target!==void 0&&t.type(target)==="directly_assignable_expression"}var COMMON3=new Set("append compactMap contains count description dropFirst dropLast enumerated filter first firstIndex flatMap forEach hash index insert isEmpt\
y joined keys last lowercased map max min popLast prefix randomElement reduce remove removeAll removeFirst removeLast replacingOccurrences reversed shuffled sor\
t sorted split suffix sum trimmingCharacters uppercased values zip".split(" "));var keyword=word=>(t,node)=>t.all(node).find(child=>t.text(child)===word);var swift={
key:"swift",family:"declarative",grammar:"@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm",revision:1,separator:".",standard:"std:swift",definitions:{class_declaration:{
kind:(t,node)=>{const words=t.all(node).map(child=>t.text(child));if(words.includes("extension"))return"impl";return words.includes("struct")?"struct":words.includes(
"enum")?"enum":"class"},scope:true,name:(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(name)==="user_type"?t.each(name,"type_identifier").
at(-1):name},within:(t,node)=>{const name=t.field(node,"name");const parts=name!==void 0&&isExtension(t,node)?t.text(name).replace(/<.*/s,"").split("."):[];return parts.
length>1?parts.slice(0,-1).join("."):void 0},supertypes:supertypes2,typeParameters:typeParameters2,modifiers:modifiers2},protocol_declaration:{kind:"interface",
scope:true,supertypes:supertypes2,typeParameters:typeParameters2,modifiers:modifiers2},function_declaration:{kind:"function",memberKind:"method",scope:true,typeParameters:typeParameters2,
parameters:parameters4,arity,type:result,modifiers:functionModifiers},protocol_function_declaration:{kind:"method",scope:true,parameters:parameters4,arity,type:result,
modifiers:()=>["abstract"]},init_declaration:{kind:"constructor",scope:true,name:keyword("init"),parameters:parameters4,arity,modifiers:modifiers2},deinit_declaration:{
kind:"method",scope:true,name:keyword("deinit")},subscript_declaration:{kind:"method",scope:true,name:keyword("subscript"),parameters:parameters4,type:result,modifiers:modifiers2},
property_declaration:{kind:"variable",memberKind:"property",localInFunction:true,names:bound,type:typeOf2,value:(t,node)=>t.field(node,"value"),modifiers:modifiers2,
body:(t,node)=>t.first(node,"computed_property")},protocol_property_declaration:{kind:"property",names:bound,type:typeOf2,modifiers:()=>["abstract"]},guard_statement:{
kind:"variable",localInFunction:true,names:(t,node)=>conditions(t,node).map(({name})=>name),value:(t,node)=>{const[one,...more]=conditions(t,node);return more.length===
0?one?.given?.node:void 0}},enum_entry:{kind:"enum_member",names:(t,node)=>t.each(node,"simple_identifier")},typealias_declaration:{kind:"type",name:(t,node)=>t.
first(node,"type_identifier"),type:(t,node)=>{const type=t.named(node).at(-1);return type===void 0?void 0:written(t,type)},modifiers:modifiers2},associatedtype_declaration:{
kind:"type",name:(t,node)=>t.first(node,"type_identifier")},macro_declaration:{kind:"macro",scope:true,name:(t,node)=>t.first(node,"simple_identifier"),parameters:parameters4}},
uses:{call_expression:{use:"call",name:callee,receiver:(t,node)=>{const[first]=t.named(node);return first!==void 0&&t.type(first)==="navigation_expression"?targetOf(
t,first):void 0},arguments:argumentsOf2},navigation_expression:{use:(t,node)=>isWritten2(t,node)?"write":"read",name:memberOf2,receiver:targetOf},user_type:{use:"\
type",name:(t,node)=>t.each(node,"type_identifier").at(-1),path:(t,node)=>{const names2=t.each(node,"type_identifier").map(part=>t.text(part));return names2.length>
1?names2.slice(0,-1).join("."):void 0}}},reads:["simple_identifier"],writes:isWritten2,types:[],scopes:{statements:()=>[],if_statement:conditions,while_statement:conditions,
for_statement:(t,node)=>{const[name,...more]=bound(t,node);const held=t.field(node,"collection");if(name===void 0)return[];const given=more.length===0&&held!==void 0?
{given:{node:held,element:true}}:{};return[{name,...given},...more.map(other=>({name:other}))]},lambda_literal:(t,node)=>{const list=t.descendant(node,"lambda_f\
unction_type_parameters");return list===void 0?[]:t.each(list,"lambda_parameter").flatMap(parameter=>{const name=t.field(parameter,"name");const type=typeOf2(t,
parameter);return name===void 0?[]:[{name,...type===void 0?{}:{type}}]})},switch_entry:(t,node)=>t.each(node,"switch_pattern").flatMap(pattern=>{const names2=[];
for(let at=pattern+1;at<t.tree.after[pattern];at++){const before=t.named(t.parent(at)??at);const previous=before[before.indexOf(at)-1];if(t.type(at)==="simple_i\
dentifier"&&previous!==void 0&&t.type(previous)==="value_binding_pattern")names2.push(at)}return names2.map(name=>({name}))}),catch_block:()=>[],computed_property:()=>[],
willset_clause:()=>[],didset_clause:()=>[]},label:(t,node)=>{if(t.type(node)==="value_argument_label"){const[name2]=t.named(node);return name2===void 0?void 0:{
name:name2}}const name=t.type(node)==="parameter"?t.field(node,"external_name"):void 0;return name===void 0?void 0:{name}},accessors:["computed_property"],blockScoped:true,
self:["self"],super:/^super$/,stands:(t,node)=>/^(?:try|await)_expression$/.test(t.type(node))||t.type(node)==="optional_chaining_expression"?t.named(node).at(-1):
void 0,script:readable,comments:["comment","multiline_comment"],begins:"slashes",imports:{import_declaration:(t,node)=>{const path=t.first(node,"identifier");return path===
void 0?[]:[{path:t.text(path),as:t.text(path),node:path}]}},packages:{},common:COMMON3,constructs:(t,node)=>{if(t.type(node)==="as_expression")return typeOf2(t,
node);if(t.type(node)!=="call_expression")return void 0;const[first]=t.named(node);return first!==void 0&&/^(?:[a-z]\w*\.)?[A-Z]\w*$/.test(t.text(first))?t.text(
first):void 0},constructorName:"init",global:true};var ALL_RULES=[ruby,kotlin,scala,swift,dart,lua,bash];export{ALL_RULES};
