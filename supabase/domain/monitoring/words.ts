/**
 * The only words that an error's message may keep on its way out of a browser: those of browsers' own messages, of the
 * loader's and of our trade as builders. No word of it can be somebody's name, place, need or illness; a test says which
 * must never be here.
 */
const text = `
a an and are as at be been before by can cannot can't could did do does doesn't for from given had has have in instead into is
isn't it its more must no none nor not nothing of on one only or other than that the them then there this to too
twice undefined up was wasn't were what when where which while with without would

error aggregateerror aborterror backenderror chunkloaderror datacloneerror domexception encodingerror evalerror
internalerror invalidaccesserror invalidstateerror loaderror networkerror notallowederror notfounderror notreadableerror
notsupportederror quotaexceedederror rangeerror referenceerror scriptexternalloaderror scriptnetworkerror securityerror
syntaxerror timeouterror typeerror urierror zoderror authapierror autherror authretryablefetcherror

abort aborted access accessing accept actual already answer answered any api argument arguments array arrays assign assignment
async asset assets attempt await
backend bad bigint body boolean boundary browser buffer build built bytes
cache call callback called chunk circular class code component constructor construct content context contract convert converting
cookie create created css current cyclic
data date decode default define defined delete denied deployed description destructure different document dom dynamically
effect effects element empty encoding end endpoint entry environment evaluating event expected exist exists exposed exposes
expression extensible external
fail failed failing fails failure false fault fetch fetched fetching field file files find forbidden format fragment frozen function
garbled getter global
handler hash header host hook hooks hydrated hydration http https
identifier iframe implement import imported index infinite initialization initialize initialized input insecure instance
instanceof integrity integer interface internal invalid invoke iterable iterate iterator
json key keys known
language late lazy length let lexical limit limits line load loaded loader loading local localstorage locked lookup loop lost
malformed manifest match matched maximum memory message messages method minimum missing module modules mount mounted
name native network never new next node null number
object observer offline old oldest open operation origin out outside overflow own
page pages parameter parent parse parsed parser part parts path pattern permission pointer policy position previous primitive
promise properties property protocol prototype provider public publish published
query quota
range read readable reading read-only readonly recursion redeclaration reduce ref reference refresh refused register registry
rejected rejection release remote remotes removed render rendered rendering repeat request requested requests required
resizeobserver resource response result retry return returned root route routes router run runs
same schema scope script scripts security selector server service session sessionstorage set setter shared shares shell should signal size slot
slots source spread stack start state static status storage storing strict string style stylesheet super suspended suspense symbol
syntax
target terminated text throw throws thrown time timed timeout token tried true try type types
unavailable unexpected unhandled unique unknown unmounted unreachable unrecognized unresolved unsupported update url use used useful
uses using
value valid validation variable version versions violation void
wait waiting weakmap weakset window wrapper write writing wrong
xhr yield
delivered undelivered notifications completed ms kb
`;

export const keptWords: ReadonlySet<string> = new Set(text.split(/\s+/).filter(Boolean));
