export {default as NotFoundMarkup} from '.';
