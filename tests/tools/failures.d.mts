export declare const unitFailures: (report: object) => string[];
export declare const e2eFailures: (report: object) => string[];
