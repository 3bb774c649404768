import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{realpathSync}from"node:fs";import{isAbsolute,relative,sep}from"node:path";import{fileURLToPath}from"node:url";function placed(index,root,tree){const folder=folderIn(
root,index.root);if(folder==="")return index;const documents=index.documents.map(document=>{const path=`${folder}/${document.path}`;return tree.has(path)?{...document,
path}:document});return{...index,documents}}function folderIn(root,url){try{const folder=relative(realpathSync(root),realpathSync(fileURLToPath(url)));return folder.
startsWith("..")||isAbsolute(folder)?"":folder.split(sep).join("/")}catch{return""}}export{placed};
