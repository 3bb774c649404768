/** What PowerShell brings along. */

const words = (text: string): string[] => text.trim().split(/\s+/)

/** By verb, the nouns of the cmdlets that every session has. */
const CMDLETS: Readonly<Record<string, string>> = {
  Add: 'Content History Member Type Computer',
  Clear: 'Content EventLog History Item ItemProperty RecycleBin Variable Host',
  Compare: 'Object',
  Complete: 'Transaction',
  Connect: 'PSSession WSMan',
  Convert: 'Path',
  ConvertFrom: 'Csv Json Markdown SddlString SecureString StringData String',
  ConvertTo: 'Csv Html Json SecureString Xml',
  Copy: 'Item ItemProperty',
  Debug: 'Job Process Runspace',
  Disable: 'PSBreakpoint PSRemoting PSSessionConfiguration RunspaceDebug',
  Disconnect: 'PSSession',
  Enable: 'PSBreakpoint PSRemoting PSSessionConfiguration RunspaceDebug',
  Enter: 'PSHostProcess PSSession',
  Exit: 'PSHostProcess PSSession',
  Export: 'Alias Clixml Csv FormatData ModuleMember PSSession Console',
  Find: 'Package Module Script Command',
  ForEach: 'Object',
  Format: 'Custom Hex List Table Wide',
  Get: 'Acl Alias AuthenticodeSignature ChildItem CimInstance Clipboard CmsMessage Command ComputerInfo Content Credential Culture Date Error Event EventLog EventSubscriber ExecutionPolicy FileHash FormatData Help History Host HotFix Item ItemProperty ItemPropertyValue Job Location Member Module Package PfxCertificate Process PSBreakpoint PSCallStack PSDrive PSHostProcessInfo PSProvider PSReadLineOption PSRepository PSSession PSSessionConfiguration Random Runspace Service TimeZone TraceSource TypeData UICulture Unique Uptime Variable Verb WinEvent WmiObject InstalledModule CimClass CimSession',
  Group: 'Object',
  Import: 'Alias Clixml Csv LocalizedData Module PowerShellDataFile PSSession',
  Install: 'Module Package PackageProvider Script',
  Invoke: 'CimMethod Command Expression History Item RestMethod WebRequest WmiMethod',
  Join: 'Path String',
  Limit: 'EventLog',
  Measure: 'Command Object',
  Move: 'Item ItemProperty',
  New: 'Alias CimInstance CimSession Event EventLog FileCatalog Guid Item ItemProperty Module ModuleManifest Object PSDrive PSRoleCapabilityFile PSSession PSSessionConfigurationFile PSSessionOption PSTransportOption Service TemporaryFile TimeSpan Variable WebServiceProxy WinEvent',
  Out: 'Default File GridView Host Null Printer String',
  Pop: 'Location',
  Push: 'Location',
  Protect: 'CmsMessage',
  Publish: 'Module Script',
  Read: 'Host',
  Receive: 'Job PSSession',
  Register:
    'ArgumentCompleter CimIndicationEvent EngineEvent ObjectEvent PSRepository PSSessionConfiguration ScheduledTask WmiEvent',
  Remove:
    'Alias CimInstance CimSession Event EventLog Item ItemProperty Job Module PSBreakpoint PSDrive PSSession Service TypeData Variable WmiObject',
  Rename: 'Computer Item ItemProperty',
  Resolve: 'Path',
  Restart: 'Computer Service',
  Resume: 'Job Service',
  Save: 'Help Module Package',
  Select: 'Object String Xml',
  Send: 'MailMessage',
  Set: 'Acl Alias AuthenticodeSignature CimInstance Clipboard Content Date ExecutionPolicy Item ItemProperty Location PSBreakpoint PSDebug PSReadLineKeyHandler PSReadLineOption PSRepository Service StrictMode TimeZone TraceSource Variable WmiInstance',
  Show: 'Command Markdown EventLog',
  Sort: 'Object',
  Split: 'Path',
  Start: 'Job Process Service Sleep ThreadJob Transcript Transaction',
  Stop: 'Computer Job Process Service Transcript',
  Suspend: 'Job Service',
  Tee: 'Object',
  Test: 'Connection FileCatalog Json ModuleManifest NetConnection Path PSSessionConfigurationFile WSMan',
  Trace: 'Command',
  Unblock: 'File',
  Uninstall: 'Module Package Script',
  Unprotect: 'CmsMessage',
  Unregister: 'Event PSRepository PSSessionConfiguration ScheduledTask',
  Update: 'FormatData Help List Module Script TypeData',
  Use: 'Transaction',
  Wait: 'Debugger Event Job Process',
  Where: 'Object',
  Write: 'Debug Error EventLog Host Information Output Progress Verbose Warning',
}
/** Their short names. */
const SHORT = words(
  'cat cd chdir clc clear cls copy cp del diff dir echo epmo erase fl foreach ft gc gci gcm gi gl gm gp gps group gsv gv h history icm iex ii ipmo irm iwr kill ls man md measure mi mount move mp mv ni nal nv oh popd ps pushd pwd r rd ren ri rm rmdir rni rp rv sal saps sasv select set sl sleep sls sort sp start sv tee type where wget curl write mkdir help more oss prompt tabexpansion2',
)

/** In lower case. */
export const BROUGHT: ReadonlySet<string> = new Set([
  ...Object.entries(CMDLETS).flatMap(([verb, nouns]) => words(nouns).map((noun) => `${verb}-${noun}`.toLowerCase())),
  ...SHORT,
])

/** Commands of Pester, in lower case. */
export const PESTER: ReadonlySet<string> = new Set(
  words(
    'afterall aftereach assert-mockcalled assert-verifiablemock beforeall beforediscovery beforeeach context describe inmodulescope invoke-pester it mock new-pestercontainer new-pesterconfiguration set-itresult should',
  ),
)

/** Short names of .NET's types, in lower case. */
export const TYPES: ReadonlySet<string> = new Set(
  words(
    'adsi adsisearcher array bigint bool boolean byte char cimclass ciminstance cimtype cimconverter cultureinfo datetime datetimeoffset decimal double enum environment exception float func guid hashtable initialsessionstate int int16 int32 int64 io.file io.path ipaddress long mailaddress math nullable nullstring object objectsecurity ordered pscredential pscustomobject psobject psmoduleinfo psnoteproperty psobject psprimitivedictionary psvariable psvariableproperty ref regex runspace runspacefactory sbyte scriptblock securestring semver short single string stringcomparer stringcomparison switch timespan type uint uint16 uint32 uint64 ulong uri ushort version void wmi wmiclass wmisearcher x500distinguishedname x509certificate xml console convert activator gc bitconverter idisposable icomparable iequatable',
  ),
)

/** How names of .NET's and PowerShell's types begin; `System.` may be left out. */
export const NAMESPACE =
  /^\[*(?:System|Microsoft\.(?:PowerShell|Management|Win32|CSharp|VisualBasic)|Collections|ComponentModel|Console|Data|DateTime|Diagnostics|Drawing|Enum|Environment|Globalization|IO|Linq|Management|Math|Net|Reflection|Runtime|Security|ServiceProcess|Text|Threading|Timers|Web|Windows|Xml)\./i

/** Variables that PowerShell sets, in lower case. */
export const AUTOMATIC: ReadonlySet<string> = new Set(
  words(
    '_ args consolefilename enabledexperimentalfeatures error event eventargs eventsubscriber executioncontext false foreach home host input iscoreclr islinux ismacos iswindows lastexitcode matches myinvocation nestedpromptlevel null pid profile psboundparameters pscmdlet pscommandpath psculture psdebugcontext psedition pshome psitem psscriptroot pssenderinfo psuiculture psversiontable pwd sender shellid stacktrace switch this true ofs confirmpreference debugpreference erroractionpreference errorview formatenumerationlimit informationpreference maximumhistorycount outputencoding progresspreference psdefaultparametervalues psemailserver psmoduleautoloadingpreference verbosepreference warningpreference whatifpreference testdrive',
  ),
)
