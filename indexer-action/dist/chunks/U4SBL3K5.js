import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var JAVA="std:java";var JDK=/^(?:java|jdk|sun|com\.sun|javax\.(?:accessibility|crypto|imageio|lang|management|naming|net|print|script|security|sound|sql|swing|tools|transaction\.xa|xml)|org\.(?:w3c\.dom|xml\.sax|ietf\.jgss))(?:\.|$)/;
function packageOf(qualified){if(JDK.test(qualified))return JAVA;const parts=qualified.split(".");const type=parts.findIndex(part=>new RegExp("^\\p{Lu}","u").test(
part));const name=parts.slice(0,type<0?-1:type).join(".");return name===""?"":`maven:${name}`}export{JAVA,packageOf};
