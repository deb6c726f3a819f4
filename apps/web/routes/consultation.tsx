export default function P(){return <p>consultation</p>}
